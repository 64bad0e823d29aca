import { setFlagsFromString } from "node:v8";

/**
 * Import it before anything else. V8 lets garbage pile up to several times of what is in use: with 100 MB in use, a site that
 * made one page after another took 500 MB. Collecting it earlier costs a seventh of the time of a new page, and nothing of a kept
 * one.
 */
setFlagsFromString("--heap-growing-percent=20");
