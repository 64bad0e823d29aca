import { localStorageColorSchemeManager } from "@mantine/core";

/** The same key is read by inline/color-scheme.js, before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({
  key: "staffboard-color-scheme",
});
