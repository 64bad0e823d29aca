/** Cost, in points, of a scalar that needs its own database query, such as a count. */
export const QUERY_COST = 10;
