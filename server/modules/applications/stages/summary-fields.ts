import type { GraphQLResolveInfo } from "graphql";
import { selectedFields } from "../../../kit/graphql/selects.js";
import type { SummaryFields } from "./summary.reader.js";

/** The fields of summaries that the query under this field requests. */
export const summaryFieldsIn = (info: GraphQLResolveInfo): SummaryFields => ({
  summary: selectedFields(info, "ApplicationSummary"),
  resume: selectedFields(info, "Resume"),
});
