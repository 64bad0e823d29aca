import { enterTop, topDialog } from "./top-dialog";

it("notices that a dialog closes, also after it closed and opened again at once", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const open = () => {
    dialog.open = true;
    enterTop(dialog);
  };
  // Browsers tell of it a moment later.
  const tellOfClosing = () => dialog.dispatchEvent(new Event("close"));
  open();
  dialog.open = false;
  open();
  tellOfClosing();
  expect(topDialog()).toBe(dialog);
  dialog.open = false;
  tellOfClosing();
  expect(topDialog()).toBeNull();
});
