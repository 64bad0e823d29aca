/** The language folder of content/ to build: a condition of package.json's "imports". */
export const siteLanguage = process.env.SITE_LANGUAGE ?? "en";
