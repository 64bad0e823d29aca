/**
 * Runs once what is being pressed has had its click: a new list would take it away before. Not at all if that is a link,
 * which leads elsewhere.
 */
export function afterPress(run: () => void): void {
  const isPressed = (tag: string) => document.querySelector(`${tag}:active`) !== null;
  if (!isPressed("a") && !isPressed("button")) run();
  else if (!isPressed("a"))
    document.addEventListener("mouseup", () => setTimeout(run), { once: true });
}
