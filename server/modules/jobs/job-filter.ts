import { Field, InputType } from "type-graphql";

interface FieldFilter {
  values: object;
  description: string;
}
type Filters = Readonly<Record<string, FieldFilter>>;

/** Base class of an input that filters a list: for each field, the values of which any may hold. */
export function filterInput<Table extends Filters>(filters: Table) {
  @InputType()
  abstract class FilterInput {}
  for (const [name, { values, description }] of Object.entries(filters))
    Field(() => [values], { nullable: true, description })(FilterInput.prototype, name);
  // TypeScript does not follow names through Object.entries.
  return FilterInput as abstract new () => {
    [Name in keyof Table]?: (keyof Table[Name]["values"])[] | null;
  };
}
