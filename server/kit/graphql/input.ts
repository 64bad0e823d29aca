import { Arg } from "type-graphql";

/** The argument `input` of a mutation. @param type a class that is declared as an input type */
export const Input = (type: new () => object, description: string) =>
  Arg("input", () => type, { description });
