// A press on what only the page's scripts can answer waits for them, and is seen to wait.
{
  let pressed = null;
  const keep = (event) => {
    const button = event.target.closest("button[type=button], [role=button]");
    if (!button) return;
    event.preventDefault();
    // React would answer too, should it be half way through.
    event.stopImmediatePropagation();
    pressed?.removeAttribute("data-waiting");
    pressed = button;
    button.setAttribute("data-waiting", "");
  };
  const release = () => {
    document.removeEventListener("click", keep, true);
    pressed?.removeAttribute("data-waiting");
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  };
  document.addEventListener("click", keep, true);
  document.addEventListener("site-ready", release, { once: true });
}
