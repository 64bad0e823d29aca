/** Pictures that have to be drawn, company logos and the site map are not among them. */
const FREE =
  /^\/(?:healthz$|readyz$|\.well-known\/security\.txt$|(?:assets|icons|scenes)\/|[\w-]+\.(?:js|css|svg|png|ico|txt|webmanifest)$)/;

/** Whether a path is one of health, or of a file, which cost nothing. */
export const isFree = (path: string): boolean => FREE.test(path);
