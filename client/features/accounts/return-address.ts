const KEY = "sign-in-return";

/** Only paths of this site: an address from elsewhere would be an open redirect. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** Notes where the person is, before the browser leaves for Google. */
export function rememberReturnAddress(): void {
  const { pathname, search, hash } = window.location;
  try {
    sessionStorage.setItem(KEY, pathname + search + hash);
  } catch {
    // Storage may be turned off; the person then returns to the home page.
  }
}

/** Where the person was; "/" when it is not known. */
export function returnAddress(): string {
  try {
    const path = sessionStorage.getItem(KEY) ?? "/";
    return isOwnPath(path) ? path : "/";
  } catch {
    return "/";
  }
}
