/** Where the owner of a copy opens it. */
export const EXPORTS_PATH = "/account/exports";
