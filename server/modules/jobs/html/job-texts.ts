import type { GraphQLResolveInfo } from "graphql";
import { selects } from "../../../kit/graphql/selects.js";

/** Whether a query asks for the long texts of jobs, which lists read only then. */
export const selectsTexts = (info: GraphQLResolveInfo): boolean =>
  selects(info, "Job", "description", "responsibilities");
