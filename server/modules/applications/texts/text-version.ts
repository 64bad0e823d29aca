import { READER_VERSION } from "../../../integrations/extraction/text-extractor.js";
import { INDEX_VERSION } from "../people/person-tokens.js";

/** Rises whenever one of them does: what was stored with a lower one is read and indexed again. */
export const TEXT_VERSION = READER_VERSION + INDEX_VERSION;
