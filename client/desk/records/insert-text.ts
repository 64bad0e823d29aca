/** Puts text where the cursor of a field is, as if it were typed, and leaves the cursor behind it. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
