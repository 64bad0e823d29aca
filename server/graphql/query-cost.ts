/** Points of a scalar that takes a query of its own, as an object's row does: a count. */
export const QUERY_COST = 10;
