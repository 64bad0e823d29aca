/** Values of one filter of jobs that can be chosen at once; a filter with no more is listed whole. All states have room. */
export const MOST_VALUES = 60;
/** Characters of a value of a filter, on the site and in the API. */
export const LONGEST_VALUE = 80;
