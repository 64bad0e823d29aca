// A button pressed before its scripts have loaded shows that it waits, and is clicked once they have. Those of a part with
// data-late come after those of the page.
{
  let isReady = false;
  let pressed = null;
  const isEarly = (button) => !isReady || button.closest("[data-late]");
  const keep = (event) => {
    const button = event.target.closest("button[type=button], [role=button]");
    if (!button || !isEarly(button)) return;
    event.preventDefault();
    // During hydration, React may already handle clicks, too.
    event.stopImmediatePropagation();
    pressed?.removeAttribute("data-waiting");
    pressed = button;
    button.setAttribute("data-waiting", "");
  };
  const release = () => {
    isReady = true;
    if (!pressed || isEarly(pressed)) return;
    const button = pressed;
    pressed = null;
    button.removeAttribute("data-waiting");
    if (button.isConnected) button.click();
  };
  document.addEventListener("click", keep, true);
  // Said again for each part that comes later.
  document.addEventListener("site-ready", release);
}
