import { expect, it } from "@jest/globals";
import { buildSchema, graphql, type GraphQLResolveInfo } from "graphql";
import { selects } from "./selects.js";

const schema = buildSchema(`
  interface Named { description: String }
  type Company implements Named { name: String description: String jobs: [Job] }
  type Job implements Named { role: String description: String company: Company }
  type Query { jobs: [Job] }
`);

async function asksForText(source: string): Promise<boolean> {
  let asked: boolean | undefined;
  const jobs = (_args: object, _context: unknown, info: GraphQLResolveInfo) => {
    asked = selects(info, "Job", "description");
    return [];
  };
  const { errors } = await graphql({ schema, source, rootValue: { jobs } });
  if (errors || asked === undefined) throw new Error(errors?.[0]?.message ?? "not asked");
  return asked;
}

it.each([
  ["{ jobs { role description } }", true],
  ["{ jobs { text: description } }", true],
  ["{ jobs { ... { description } } }", true],
  ["{ jobs { ...A } } fragment A on Job { role ...B } fragment B on Job { description }", true],
  ["{ jobs { company { jobs { description } } } }", true],
  ["{ jobs { role } }", false],
  ["{ jobs { company { description } } }", false],
  ["{ jobs { company { ...C } } } fragment C on Company { description }", false],
  ["{ jobs { company { ... on Company { description } } } }", false],
  ["{ jobs { description: role } }", false],
])("%s requests a job's text: %s", async (source, expected) => {
  expect(await asksForText(source)).toBe(expected);
});
