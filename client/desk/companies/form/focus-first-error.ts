/** Puts the focus on the first field with an error, once it is shown. */
export function focusFirstError(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus(),
  );
}
