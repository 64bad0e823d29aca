import type { Ask } from "../../../lib/page";
import { JobHeadDocument } from "../JobHead.generated";
import { BoardDocument } from "./Board.generated";

/** What /desk/jobs/:id/applications queries first. */
export function boardAsks({ pathname, searchParams }: URL): Ask[] {
  const variables = { id: pathname.split("/")[3] ?? "" };
  const isTable = searchParams.get("view") === "table";
  return [JobHeadDocument, ...(isTable ? [] : [BoardDocument])].map((query) => ({
    query,
    variables,
  }));
}
