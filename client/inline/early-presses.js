// A button pressed before the scripts have loaded shows that it waits, and is clicked once they have.
{
  let pressed = null;
  const keep = (event) => {
    const button = event.target.closest("button[type=button], [role=button]");
    if (!button) return;
    event.preventDefault();
    // During hydration, React may already handle clicks, too.
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
