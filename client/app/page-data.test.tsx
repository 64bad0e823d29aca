import { getApolloContext, useQuery } from "@apollo/client/react";
import { render, screen } from "@testing-library/react";
import { parse } from "graphql";
import type { PageAnswer } from "./app-state";
import { createPageClient } from "./page-client";
import { idleClient, PageData } from "./page-data";

interface JobData {
  job: { __typename: "Job"; id: string; title: string };
}

const JOB = parse("query Job($id: ID!) { job(id: $id) { id title } }");
const titles: Partial<Record<string, string>> = { "1": "Java developer", "2": "Nurse" };
const answerTo = (id: string) => ({ job: { __typename: "Job", id, title: titles[id] } });

const execute = jest.fn(async ({ variables }: { variables: Record<string, unknown> }) => {
  const id = String(variables.id);
  if (id === "broken") throw new Error("no database");
  return titles[id] === undefined ? { data: null, errors: [] } : { data: answerTo(id) };
});
let page: PageData;
beforeEach(() => {
  execute.mockClear();
  page = new PageData(execute);
});

test("a page asks for each answer once, with the types that the browser's cache needs", async () => {
  const asked = await Promise.all(["1", "2"].map((id) => page.prefetch(JOB, { id })));
  expect(asked).toEqual(["1", "2"].map((id) => ({ data: answerTo(id), failed: false })));
  expect(await page.prefetch(JOB, { id: "1" })).toEqual({ data: answerTo("1"), failed: false });
  expect(execute).toHaveBeenCalledTimes(2);
  expect(execute.mock.calls[0]?.[0]).toMatchObject({
    operationName: "Job",
    variables: { id: "1" },
  });
  expect(JSON.stringify(execute.mock.calls[0])).toContain("__typename");
});

test.each(["broken", "3"])("a query that fails has no data: %s", async (id) => {
  expect(await page.prefetch(JOB, { id })).toEqual({ data: undefined, failed: true });
  expect(page.readQuery({ query: JOB, variables: { id } })).toBeNull();
  expect(page.all).toEqual([]);
});

test("the head reads answers by their variables", async () => {
  await page.prefetch(JOB, { id: "2" });
  expect(page.readQuery({ query: JOB, variables: { id: "2" } })).toEqual(answerTo("2"));
  expect(page.readQuery({ query: JOB, variables: { id: "1" } })).toBeNull();
});

test("the browser's client reads the answers of this page alone, without asking again", async () => {
  await page.prefetch(JOB, { id: "1" });
  await page.prefetch(JOB, { id: "2" });
  const other = new PageData(execute);
  await other.prefetch(JOB, { id: "1" });
  const read = ({ all }: PageData, id: string) =>
    createPageClient(JSON.parse(JSON.stringify(all)) as PageAnswer[])
      .watchQuery({ query: JOB, variables: { id } })
      .getCurrentResult();
  expect(read(page, "1")).toMatchObject({ data: answerTo("1"), loading: false });
  expect(read(page, "2")).toMatchObject({ data: answerTo("2"), loading: false });
  expect(read(other, "2")).toMatchObject({ data: undefined, loading: true });
});

function Title(options: { id: string; skip?: boolean; ssr?: boolean }) {
  const { id, ...rest } = options;
  const { data, loading } = useQuery<JobData>(JOB, { ...rest, variables: { id } });
  return <p>{`${options.id}: ${data?.job.title ?? "none"}, ${loading ? "loading" : "ready"}`}</p>;
}

test("hooks read the answers, and never ask for what is not there", async () => {
  await page.prefetch(JOB, { id: "1" });
  const ApolloContext = getApolloContext();
  const ask = jest.spyOn(idleClient, "watchQuery");
  render(
    <ApolloContext value={{ client: idleClient, ...page.context }}>
      <Title id="1" />
      <Title id="2" />
      <Title id="1" ssr={false} />
      <Title id="2" skip />
    </ApolloContext>,
  );
  const shown = screen.getAllByText(/:/).map((element) => element.textContent);
  const noAnswer = "2: none, ready";
  expect(shown).toEqual([
    "1: Java developer, ready",
    "2: none, loading",
    "1: none, loading",
    noAnswer,
  ]);
  expect(ask).not.toHaveBeenCalled();
});
