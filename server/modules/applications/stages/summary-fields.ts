import type { GraphQLResolveInfo } from "graphql";
import { selectedFields } from "../../../kit/graphql/selects.js";
import type { SummaryFields } from "./summary.reader.js";

/** The fields of summaries that the query under this field requests. */
export const summaryFieldsIn = (info: GraphQLResolveInfo): SummaryFields => ({
  summary: withAddress(selectedFields(info, "ApplicationSummary")),
  resume: selectedFields(info, "Resume"),
});

/** `mailTrouble` is looked up by the address. */
const withAddress = (fields: ReadonlySet<string>): ReadonlySet<string> =>
  fields.has("mailTrouble") ? new Set([...fields, "email"]) : fields;
