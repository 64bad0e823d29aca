/** The nonce of this page's content security policy, for style elements that a library adds. */
export const pageNonce = (): string => document.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
