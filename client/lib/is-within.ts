/** Whether a path is that of a page or below it. @param end only that of the page itself */
export const isWithin = (pathname: string, page: string, end = false): boolean =>
  pathname === page || (!end && pathname.startsWith(`${page}/`));
