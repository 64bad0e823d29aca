import bowser from "bowser";

export interface Device {
  /** "Chrome 128"; null if unknown. */
  browser: string | null;
  /** "Windows 10"; null if unknown. */
  system: string | null;
}

/** Browser and operating system, as the browser itself reports them. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === "") return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  // Browsers report versions such as 10.15.7 for every newer macOS; the name alone is right.
  return {
    browser: named(browser.name, browser.version?.split(".")[0]),
    system: named(os.name, os.versionName?.replace(/^NT .*/, "")),
  };
}

const named = (name: string | undefined, version: string | undefined): string | null =>
  name ? [name, version].filter(Boolean).join(" ") : null;
