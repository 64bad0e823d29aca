import { ApolloProvider, useQuery } from "@apollo/client/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { parse } from "graphql";
import { createBrowserClient } from "./apollo";

const JOB = parse("query Job($id: ID!) { job(id: $id) { id title } }");
const OTHER = parse("query Other($id: ID!) { job(id: $id) { id title } }");
const job = (id: string, title: string) => ({ job: { __typename: "Job", id, title } });
const read = { query: JOB, variables: { id: "1" } };

const shown: string[] = [];
const fetched = jest.fn();

beforeEach(() => {
  shown.splice(0);
  fetched.mockReset();
  Object.assign(window, {
    requestIdleCallback: (call: () => void) => setTimeout(call),
    fetch: async (...call: unknown[]) => {
      fetched(...call);
      return Response.json({ data: job("1", "From the server") });
    },
  });
});

function Title({ id }: { id: string }) {
  const { data, refetch } = useQuery<ReturnType<typeof job>>(JOB, { variables: { id } });
  const title = data?.job.title ?? "loading";
  if (shown.at(-1) !== title) shown.push(title);
  return <button onClick={() => void refetch()}>{title}</button>;
}

/** A page that came with two jobs. */
function show(id: string) {
  const client = createBrowserClient([
    { name: "Job", variables: { id: "1" }, data: job("1", "Java developer") },
    { name: "Job", variables: { id: "2" }, data: job("2", "Nurse") },
  ]);
  const page = (next: string) => (
    <ApolloProvider client={client}>
      <Title id={next} />
    </ApolloProvider>
  );
  const { rerender, unmount } = render(page(id));
  return { client, change: (next: string) => rerender(page(next)), unmount };
}

const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 20)));

// The first test: a page is used once for all that follows.
test("a page that is only read writes nothing to the cache; once used, it follows what changes", async () => {
  const { client } = show("1");
  await settle();
  expect(client.cache.extract()).toEqual({});
  fireEvent.keyDown(document.body, { key: "Tab" });
  await settle();
  expect(client.cache.extract()).toMatchObject({ "Job:1": { title: "Java developer" } });
  act(() => void client.writeQuery({ ...read, data: job("1", "Java lead") }));
  await settle();
  expect(shown).toEqual(["Java developer", "Java lead"]);
  expect(fetched).not.toHaveBeenCalled();
});

test("other variables show their answer, whether it came with the page or not", async () => {
  const { change } = show("1");
  change("2");
  await settle();
  expect(shown).toEqual(["Java developer", "Nurse"]);
  expect(fetched).not.toHaveBeenCalled();
  change("3");
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("asking again asks the server", async () => {
  show("1");
  fireEvent.click(screen.getByRole("button"));
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(shown).toEqual(["Java developer", "From the server"]);
});

test("what someone else writes first is not lost", async () => {
  const { client } = show("1");
  expect(client.readQuery(read)).toEqual(job("1", "Java developer"));
  act(() => void client.writeQuery({ ...read, data: job("1", "Java lead") }));
  await settle();
  expect(shown).toEqual(["Java developer", "Java lead"]);
});

test("what someone writes is newer than the page", async () => {
  const { client } = show("1");
  act(() => void client.writeQuery({ ...read, data: job("1", "Java lead") }));
  await settle();
  expect(shown).toEqual(["Java developer", "Java lead"]);
});

test("the answers of a part that is gone don't replace newer ones", async () => {
  const { client, unmount } = show("1");
  unmount();
  await settle();
  await client.query({ ...read, query: OTHER, fetchPolicy: "network-only" });
  expect(client.readQuery(read)).toEqual(job("1", "From the server"));
});

test("can be awaited before it is used", async () => {
  const { client } = show("1");
  const still = client.watchQuery(read);
  expect(await Promise.resolve(still)).toBe(still);
});

test("a part that is gone does not start its query", async () => {
  const { client, unmount } = show("1");
  unmount();
  await settle();
  expect(client.cache.extract()).toEqual({});
});
