import { Field, InputType } from "type-graphql";

/** A filter of lists: jobs must match at least one of the values chosen. */
export interface ListFilter<Parameter extends string, Value extends string, Filtered> {
  /** Name in URLs of /jobs, in REST, and in the search index: `?open-to=stem-opt`. */
  parameter: Parameter;
  /** All values; null if any words may be asked for. */
  values: Readonly<Record<Value, Value>>;
  /** Description of the GraphQL input field. */
  description: string;
  /** The filter values that a job matches. */
  of: (job: Filtered) => readonly Value[];
}

interface FieldFilter {
  values: object | null;
  description: string;
}
type Filters = Readonly<Record<string, FieldFilter>>;

/** What can be chosen in a filter. */
export type FilterValue<Filter extends FieldFilter> = Filter["values"] extends object
  ? keyof Filter["values"] & string
  : string;

/** Base class of an input that filters a list: for each field, a list of accepted values. */
export function filterInput<Table extends Filters>(filters: Table) {
  @InputType()
  abstract class FilterInput {}
  for (const [name, { values, description }] of Object.entries(filters))
    Field(() => [values ?? String], { nullable: true, description })(FilterInput.prototype, name);
  // Object.entries loses the key types.
  return FilterInput as abstract new () => {
    [Name in keyof Table]?: FilterValue<Table[Name]>[] | null;
  };
}
