/** A condition of a statement on jobs as `j`. */
export interface Condition {
  /** Constant SQL; values from outside are in `values`. */
  sql: string;
  values: readonly unknown[];
}

export const allOf = (where: readonly Condition[]): string =>
  where.length === 0 ? "TRUE" : where.map(({ sql }) => sql).join(" AND ");
