/**
 * Import it before anything else: without it, React checks for developers' mistakes, which doubles the time to render a page.
 * The site's own mode is SITE_MODE.
 */
// eslint-disable-next-line no-restricted-syntax -- set for libraries, not read as a setting
process.env.NODE_ENV = "production";
