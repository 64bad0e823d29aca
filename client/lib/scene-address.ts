/**
 * Where a drawing for dark backgrounds is, for `<use>`. Each is a file of its own: a page shows one or a few of them, and the browser
 * would parse and style all of a common file.
 * @param name of a file in public/scenes, e.g. "healthcare"
 */
export const sceneAddress = (name: string): string => `/scenes/${name}.svg#scene`;
