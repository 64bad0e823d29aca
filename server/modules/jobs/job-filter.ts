import { Field, InputType } from "type-graphql";

interface FieldFilter {
  values: object;
  description: string;
}
type Filters = Readonly<Record<string, FieldFilter>>;

/** Base class of an input that filters a list: for each field, a list of accepted values. */
export function filterInput<Table extends Filters>(filters: Table) {
  @InputType()
  abstract class FilterInput {}
  for (const [name, { values, description }] of Object.entries(filters))
    Field(() => [values], { nullable: true, description })(FilterInput.prototype, name);
  // Object.entries loses the key types.
  return FilterInput as abstract new () => {
    [Name in keyof Table]?: (keyof Table[Name]["values"])[] | null;
  };
}
