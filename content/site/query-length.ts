/** Most characters of a search for jobs, on the site and in the API. */
export const QUERY_LENGTH = 200;
