import { PLACES_VERSION } from "../language/places.js";
import { LANGUAGE_VERSION } from "../language/tokens.js";
import { TABLES_VERSION } from "./index-file.js";

/**
 * What a file depends on besides the jobs. A file of another version is built anew.
 * @param filters version of what jobs have in their filters
 */
export const indexVersion = (filters: number): string =>
  [TABLES_VERSION, LANGUAGE_VERSION, PLACES_VERSION, filters].join(".");
