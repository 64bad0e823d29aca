import type { BoardImportFragment } from "./BoardImport.generated";

/** What a check found, or an import did. */
export type RunReport = NonNullable<BoardImportFragment["report"]>;
type Result = RunReport["counts"][number]["result"];

/** How many rows had one of these results. */
export const rowsOf = ({ counts }: RunReport, ...results: readonly Result[]): number =>
  counts.reduce((sum, { result, rows }) => sum + (results.includes(result) ? rows : 0), 0);
