import { describe, expect, it } from "@jest/globals";
import { Kind, parse } from "graphql";
import { sizeFault } from "./limits.js";

const faultOf = (document: string) => sizeFault(parse(document));
const expectFine = (document: string) => expect(faultOf(document)).toBeNull();
const expectTooLarge = (document: string, message: string) =>
  expect(faultOf(document)).toMatchObject({
    message: expect.stringContaining(message),
    extensions: { code: "QUERY_TOO_LARGE" },
  });

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join(" ");
/** This many different fields. */
const fields = (count: number) => times(count, (i) => `f${i}`);
const aliases = (count: number) => times(count, (i) => `a${i}: x${i}`);
const nested = (levels: number): string => (levels === 1 ? "x" : `x { ${nested(levels - 1)} }`);

describe("the depth of an operation", () => {
  it("is at most eight levels", () => {
    expectFine(`{ ${nested(8)} }`);
    expectTooLarge(`{ ${nested(9)} }`, "9 levels deep; at most 8");
    expectTooLarge(`{ a { b } ${nested(9)} c { d } }`, "9 levels deep");
  });

  it("counts the levels inside fragments, but fragments are not levels themselves", () => {
    expectFine(`{ x { ... { ...F } } } fragment F on T { ${nested(7)} }`);
    expectTooLarge(`{ x { ... { ...F } } } fragment F on T { ${nested(8)} }`, "9 levels deep");
  });

  it("ignores unused fragments and introspection", () => {
    expectFine(`{ x } fragment F on T { ${nested(9)} }`);
    expectFine(`{ __schema { ${nested(12)} } __type(name: "T") { ${nested(12)} } }`);
  });
});

describe("aliases", () => {
  it("are limited to fifteen", () => {
    expectFine(`{ ${aliases(15)} }`);
    expectTooLarge(`{ ${aliases(16)} }`, "16 aliases; at most 15");
  });

  it("count on every level, and once for each use of their fragment", () => {
    expectFine(`{ a: x { ${aliases(14)} } }`);
    expectTooLarge(`{ a: x { ${aliases(15)} } }`, "16 aliases");
    expectTooLarge(`{ x { ...F } y { ...F } } fragment F on T { ${aliases(8)} }`, "16 aliases");
  });

  it("do not count in introspection or unused fragments", () => {
    expectFine(`{ __schema { ${aliases(20)} } } fragment F on T { ${aliases(20)} }`);
  });
});

describe("fields and fragments", () => {
  it("are limited to a thousand", () => {
    expectFine(`{ ${fields(1000)} }`);
    expectTooLarge(`{ ${fields(1001)} }`, "1001 fields and fragments; at most 1000");
    expectTooLarge(`{ x { ${fields(1000)} } }`, "1001 fields and fragments");
  });

  it("count once per use, including the fragment spreads", () => {
    const half = `fragment F on T { ${fields(498)} }`;
    expectFine(`{ x { ...F } y { ...F } } ${half}`);
    expectFine(`{ x { ... { ${fields(998)} } } }`);
    expectTooLarge(`{ x { ...F } y { ...F } z } ${half}`, "1001 fields");
    expectTooLarge(`{ x { ... { ${fields(999)} } } }`, "1001 fields");
  });

  it("count in introspection too", () => {
    expectTooLarge(`{ __schema { ${fields(1000)} } }`, "1001 fields");
  });

  it("are summed over all operations, and counted separately for each fragment", () => {
    const operation = (name: string) => `query ${name} { ${fields(500)} }`;
    expectFine(`${operation("A")} ${operation("B")} fragment F on T { ${fields(1000)} }`);
    expectTooLarge(`${operation("A")} ${operation("B")} query C { x }`, "1001 fields");
    expectTooLarge(`{ x } fragment F on T { ${fields(1001)} }`, "1001 fields");
  });

  it("are counted with few looks at each fragment, even if fragments spread each other twice", () => {
    const levels = times(10, (i) => `fragment F${i} on T { ...F${i + 1} ...F${i + 1} }`);
    const document = parse(`{ ...F0 } ${levels} fragment F10 on T { x }`);
    let looks = 0;
    const definitions = document.definitions.map((definition) => {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) return definition;
      const { selectionSet, ...rest } = definition;
      return {
        ...rest,
        get selectionSet() {
          looks += 1;
          return selectionSet;
        },
      };
    });
    expect(sizeFault({ ...document, definitions })).toMatchObject({
      message: expect.stringContaining("fields and fragments"),
    });
    // Following each spread would take 2,047 looks.
    expect(looks).toBeLessThan(50);
  });
});

describe("a mutation", () => {
  it.each([
    "mutation { a { b c } }",
    "mutation { a { b } __typename }",
    "mutation { ...F } fragment F on Mutation { a }",
    "mutation A { a } mutation B { b }",
    "query { a b }",
    "mutation { a } fragment F on T { a b }",
  ])("may have one field: %s", expectFine);

  it.each([
    "mutation { a b }",
    "mutation { a ... { b } }",
    "mutation { a ...F } fragment F on Mutation { b }",
    "mutation { a __schema { b } }",
    "query { a } mutation { a b }",
  ])("may not have several, which would multiply guesses: %s", (document) => {
    expectTooLarge(document, "One mutation field");
  });
});

describe("fields with the same name in the same place, which validation compares in pairs", () => {
  it("are limited to 1000 pairs: 45 times the same field", () => {
    expectFine(`{ ${times(45, () => "x")} }`);
    expectTooLarge(`{ ${times(46, () => "x")} }`, "same fields");
  });

  it("may form exactly 1000 pairs", () => {
    // 45 · 44 / 2 + 5 · 4 / 2
    const document = (more: string) => `{ ${times(45, () => "x")} ${times(5, () => "y")} ${more} }`;
    expectFine(document("z"));
    expectTooLarge(document("z z"), "same fields");
  });

  it("are distinguished by alias", () => {
    expectFine(`{ ${times(33, () => "x")} ${times(15, (i) => `a${i}: x`)} }`);
    expectTooLarge(`{ ${times(40, () => "x")} ${times(7, () => "x: y")} }`, "same fields");
  });

  it("include their subfields", () => {
    // 10 · 9 / 2 pairs above, 40 · 39 / 2 or 50 · 49 / 2 below
    expectFine(`{ ${times(10, () => "x { y y y y }")} }`);
    expectTooLarge(`{ ${times(10, () => "x { y y y y y }")} }`, "same fields");
  });

  it("include those in inline fragments; those in a fragment count once", () => {
    expectTooLarge(`{ ${times(46, () => "... { x }")} }`, "same fields");
    expectTooLarge(
      `{ ...F ...G } ${["F", "G"].map((name) => `fragment ${name} on T { ${times(23, () => "x")} }`).join(" ")}`,
      "same fields",
    );
    expectFine(`{ ${times(60, () => "...F")} } fragment F on T { x }`);
  });

  it("are summed over all operations and fragments", () => {
    const operation = (count: number) => (name: string) =>
      `query ${name} { ${times(count, () => "x")} }`;
    expectFine(["A", "B"].map(operation(32)).join(" "));
    expectTooLarge(["A", "B"].map(operation(33)).join(" "), "same fields");
    expectTooLarge(`{ y } fragment F on T { ${times(46, () => "x")} }`, "same fields");
  });
});

describe("fragments", () => {
  it.each([
    "{ ...A } fragment A on T { ...A }",
    "{ ...A } fragment A on T { x { ...B } } fragment B on T { y { ...A } }",
    "{ x } fragment A on T { ...B } fragment B on T { ...A }",
  ])("may not spread themselves: %s", (document) => {
    expect(faultOf(document)).toMatchObject({
      message: expect.stringContaining("spread itself"),
      extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
    });
  });

  it("that are missing are left to validation, and so are type definitions", () => {
    expectFine("{ ...Missing } type T { x: Int }");
  });
});

it("an error names its operation", () => {
  const fault = faultOf(`query Fine { x } query Deep { ${nested(9)} }`);
  expect(fault?.nodes).toMatchObject([{ name: { value: "Deep" } }]);
});
