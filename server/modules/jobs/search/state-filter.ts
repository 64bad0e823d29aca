import { registerEnumType } from "type-graphql";
import { stateNames } from "../../../kit/words/us-states.js";

/** The states that lists of jobs can be narrowed to, by postal code. */
export const UsStateEnum: Readonly<Record<string, string>> = Object.fromEntries(
  stateNames().map(({ code }) => [code, code]),
);

registerEnumType(UsStateEnum, {
  name: "UsState",
  description: "States, the District of Columbia, and Puerto Rico, by postal code.",
  valuesConfig: Object.fromEntries(
    stateNames().map(({ code, name }) => [code, { description: `${name}.` }]),
  ),
});
