/**
 * Import it before anything else: without it, React checks for developers' mistakes, which doubles the time to render a page.
 * The site's own mode is SITE_MODE.
 */
// oxlint-disable-next-line staffboard/no-syntax -- set for libraries, not read as a setting
process.env.NODE_ENV = "production";
