import { expect, it } from "@jest/globals";
import { buildSchema, graphql, type GraphQLResolveInfo } from "graphql";
import { selects } from "./selects.js";

const schema = buildSchema(`
  interface Named { description: String job: Job }
  type Company implements Named { name: String description: String job: Job jobs: [Job] }
  type Job implements Named { role: String description: String job: Job company: Company }
  union Found = Job | Company
  type Query { jobs: [Job] named: [Named] found: [Found] }
`);

async function asksForText(source: string): Promise<boolean> {
  let asked: boolean | undefined;
  const jobs = (_args: object, _context: unknown, info: GraphQLResolveInfo) => {
    asked = selects(info, "Job", "description");
    return [];
  };
  const rootValue = { jobs, named: jobs, found: jobs };
  const { errors } = await graphql({ schema, source, rootValue });
  if (errors || asked === undefined) throw new Error(errors?.[0]?.message ?? "not asked");
  return asked;
}

it.each([
  ["{ jobs { role description } }", true],
  ["{ jobs { text: description } }", true],
  ["{ jobs { ... { description } } }", true],
  ["{ jobs { ...A } } fragment A on Job { role ...B } fragment B on Job { description }", true],
  ["{ jobs { company { jobs { description } } } }", true],
  ["{ jobs { role } jobs { description } }", true],
  ["{ jobs { ... @skip(if: false) { company { jobs { description } } } } }", true],
  ["{ jobs { ...A ...A description } } fragment A on Job { role }", true],
  ["{ found { ... on Job { description } } }", true],
  ["{ found { __typename ... on Company { jobs { description } } } }", true],
  ["{ named { ... on Job { description } } }", true],
  ["{ named { job { description } } }", true],
  ["{ jobs { role } }", false],
  ["{ jobs { company { description } } }", false],
  ["{ jobs { company { ...C } } } fragment C on Company { description }", false],
  ["{ jobs { company { ... on Company { description } } } }", false],
  ["{ jobs { description: role } }", false],
  ["{ jobs { __typename ...A ...A } } fragment A on Job { role }", false],
  ["{ found { __typename ... on Company { description } } }", false],
  ["{ named { description } }", false],
])("%s requests a job's text: %s", async (source, expected) => {
  expect(await asksForText(source)).toBe(expected);
});

it("visits each fragment once, however often it is spread", async () => {
  const doubled = Array.from(
    { length: 40 },
    (_, at) => `fragment F${at} on Job { ...F${at + 1} ...F${at + 1} }`,
  );
  const source = `{ jobs { ...F0 } } ${doubled.join(" ")} fragment F40 on Job { role }`;
  expect(await asksForText(source)).toBe(false);
});
