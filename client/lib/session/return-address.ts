const KEY = "sign-in-return";

/** In the address of a job while a visitor signs in to apply to it, so that it survives a sign-in at Google. */
export const APPLY_HASH = "#apply";

/** Whether this is a path on this site. Any other address would be an open redirect. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** The current page, or the stored one on a page that only serves to sign in. */
export function pageToReturnTo(): string {
  const { pathname, search, hash } = window.location;
  return pathname.startsWith("/auth/") ? returnAddress() : pathname + search + hash;
}

/** Stores the page to return to before the browser leaves for a provider. */
export function rememberReturnAddress(): void {
  try {
    sessionStorage.setItem(KEY, pageToReturnTo());
  } catch {
    // Storage may be blocked; the user then returns to the home page.
  }
}

/** The stored page; "/" if there is none. */
export function returnAddress(): string {
  try {
    const path = sessionStorage.getItem(KEY) ?? "/";
    return isOwnPath(path) ? path : "/";
  } catch {
    return "/";
  }
}
