import { parse } from "graphql";
import { createServerClient } from "./apollo";

const JOB = parse("query Job($id: ID!) { job(id: $id) { __typename id title } }");
const titles: Record<string, string> = { "1": "Java developer", "2": "Nurse" };

const { client, cache } = createServerClient(({ variables }) => {
  const id = String(variables.id);
  return Promise.resolve({ data: { job: { __typename: "Job", id, title: titles[id] } } });
});
const load = (id: string) => client.query({ query: JOB, variables: { id } });
const read = (id: string) =>
  cache.diff<{ job: unknown }>({ query: JOB, variables: { id }, optimistic: false }).result;

test("a page reads a result once and then shares it, each by its own variables", async () => {
  await load("1");
  await load("2");
  expect(read("1")).toEqual({ job: { __typename: "Job", id: "1", title: "Java developer" } });
  expect(read("1")?.job).toBe(read("1")?.job);
  expect(read("2")).toEqual({ job: { __typename: "Job", id: "2", title: "Nurse" } });
});

test("what is written is read, also where the older text was read before", async () => {
  await load("1");
  expect(read("1")).toMatchObject({ job: { title: "Java developer" } });
  cache.writeQuery({
    query: JOB,
    variables: { id: "1" },
    data: { job: { __typename: "Job", id: "1", title: "Kotlin developer" } },
  });
  expect(read("1")).toMatchObject({ job: { title: "Kotlin developer" } });
});
