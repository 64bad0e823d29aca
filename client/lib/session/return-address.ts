const KEY = "sign-in-return";

/** Whether this is a path on this site. Any other address would be an open redirect. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** Stores the current page before the browser leaves for a provider. */
export function rememberReturnAddress(): void {
  const { pathname, search, hash } = window.location;
  try {
    sessionStorage.setItem(KEY, pathname + search + hash);
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
