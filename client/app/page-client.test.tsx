import { ApolloProvider, useQuery } from "@apollo/client/react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { parse } from "graphql";
import { ViewerProvider, useViewer } from "../lib/session/viewer";
import { buildViewer } from "../test/viewer";
import { createPageClient, loadApollo, PageClient } from "./page-client";
import { PageAnswers } from "./page-answers";

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

interface TitleProps {
  id: string;
  skip?: boolean;
  fetchPolicy?: "cache-and-network" | "cache-only";
}

function Title({ id, ...options }: TitleProps) {
  const { data, error, loading, refetch } = useQuery<ReturnType<typeof job>>(JOB, {
    variables: { id },
    ...options,
  });
  const title = data?.job.title ?? (error ? "failed" : loading ? "loading" : "nothing");
  if (shown.at(-1) !== title) shown.push(title);
  return <button onClick={() => void refetch()}>{title}</button>;
}

const Name = () => <p>{useViewer().viewer?.name}</p>;

const asked = (id: string) => ({ name: "Job", variables: { id } });

/** A page that came with two jobs. */
const jobPage = () =>
  createPageClient([
    { ...asked("1"), data: job("1", "Java developer") },
    { ...asked("2"), data: job("2", "Nurse") },
  ]);

function show(id: string, options: Omit<TitleProps, "id"> = {}, client = jobPage()) {
  const page = (props: TitleProps) => (
    <ApolloProvider client={client.asApollo}>
      <Title {...props} />
    </ApolloProvider>
  );
  const { rerender, unmount } = render(page({ id, ...options }));
  return { client, change: (next: string) => rerender(page({ id: next })), unmount };
}

/** Waits until the titles were shown, one after the other. */
const shows = (...titles: string[]) => waitFor(() => expect(shown).toEqual(titles));

/** For what must not happen. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 20)));

// The first tests: a page is used once for all that follows.
test("an answer on its way is shown once it comes, without Apollo's client", async () => {
  const client = jobPage();
  const answer = Promise.resolve(job("3", "Electrician"));
  client.answers.expect(asked("3"), answer);
  show("3", {}, client);
  await shows("loading", "Electrician");
  expect(client.apollo).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test("an answer that comes between rendering and watching is shown", async () => {
  const client = jobPage();
  client.answers.expect(asked("3"), Promise.resolve(job("3", "Welder")));
  const query = client.watchQuery({ ...read, variables: { id: "3" } });
  expect(query.getCurrentResult()).toMatchObject({ loading: true });
  await settle();
  const heard: unknown[] = [];
  const watch = query.subscribe(({ data }) => heard.push(data));
  await waitFor(() => expect(heard).toEqual([job("3", "Welder")]));
  watch.unsubscribe();
});

test("the viewer is known if the answer comes before anyone asks", async () => {
  const client = jobPage();
  const viewer = buildViewer({ name: "Maya" });
  client.answers.expect({ name: "Viewer", variables: {} }, Promise.resolve({ me: viewer }));
  await settle();
  render(
    <ApolloProvider client={client.asApollo}>
      <ViewerProvider>
        <Name />
      </ViewerProvider>
    </ApolloProvider>,
  );
  expect(await screen.findByText("Maya")).toBeVisible();
  expect(client.apollo).toBeUndefined();
});

test("a page that no one has used yet shows what the client learns", async () => {
  const { client } = show("1");
  await client.query({ ...read, fetchPolicy: "network-only" });
  await shows("Java developer", "From the server");
});

test.each([
  ["skipped", "3", { skip: true }, ["nothing"]],
  ["answered from what is known only", "1", { fetchPolicy: "cache-only" }, ["Java developer"]],
] as const)("a query that is %s needs no Apollo", async (_name, id, options, wanted) => {
  const { client } = show(id, options);
  await settle();
  expect(shown).toEqual(wanted);
  expect(client.apollo).toBeUndefined();
});

test("a page that is only read writes nothing to the cache; once used, it follows what changes", async () => {
  const { client } = show("1");
  await settle();
  expect(client.apollo).toBeUndefined();
  fireEvent.keyDown(document.body, { key: "Tab" });
  const cached = { "Job:1": { title: "Java developer" } };
  await waitFor(() => expect(client.apollo?.cache.extract()).toMatchObject(cached));
  act(() => void client.writeQuery({ ...read, data: job("1", "Java lead") }));
  await shows("Java developer", "Java lead");
  expect(fetched).not.toHaveBeenCalled();
});

test("other variables show their answer, whether it came with the page or not", async () => {
  const { change } = show("1");
  change("2");
  await shows("Java developer", "Nurse");
  expect(fetched).not.toHaveBeenCalled();
  change("3");
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
});

test("asking again asks the server", async () => {
  show("1");
  fireEvent.click(screen.getByRole("button"));
  await shows("Java developer", "From the server");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what someone else writes first is not lost", async () => {
  const { client } = show("1");
  expect(client.readQuery(read)).toEqual(job("1", "Java developer"));
  act(() => void client.writeQuery({ ...read, data: job("1", "Java lead") }));
  await shows("Java developer", "Java lead");
});

test("what someone writes is newer than the page", async () => {
  const { client } = show("1");
  act(() => void client.writeQuery({ ...read, data: job("1", "Java lead") }));
  await shows("Java developer", "Java lead");
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
  await waitFor(() => expect(client.apollo).toBeDefined());
  await settle();
  expect(client.apollo?.cache.extract()).toEqual({});
});

test("a query without an answer asks the server", async () => {
  show("3");
  await shows("loading", "From the server");
});

test("an answer that does not come is asked for", async () => {
  const client = jobPage();
  client.answers.expect(asked("3"), Promise.resolve(null));
  show("3", {}, client);
  await shows("loading", "From the server");
});

test("what is written while an answer is on its way is shown at once", async () => {
  const client = jobPage();
  const never = new Promise<null>(() => {});
  client.answers.expect(asked("3"), never);
  show("3", {}, client);
  client.writeQuery({ query: JOB, variables: { id: "3" }, data: job("3", "Master electrician") });
  await shows("loading", "Master electrician");
});

test("a query that ends its pause asks the server", async () => {
  const { change } = show("3", { skip: true });
  change("3");
  await shows("nothing", "loading", "From the server");
});

test("an answer can be shown while the server is asked again", async () => {
  show("1", { fetchPolicy: "cache-and-network" });
  await shows("Java developer", "From the server");
});

test("if Apollo's client can't be loaded, the query fails, and can be tried again", async () => {
  let isOnline = false;
  const answers = new PageAnswers([]);
  const client = new PageClient(answers, async () => {
    if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return loadApollo(answers);
  });
  show("3", {}, client);
  await shows("loading", "failed");
  await expect(client.query(read)).rejects.toThrow("Failed to fetch");
  isOnline = true;
  fireEvent.click(screen.getByRole("button"));
  await shows("loading", "failed", "loading", "From the server");
});

test("after a failure, a query follows what changes once Apollo's client is loaded", async () => {
  let isOnline = false;
  const answers = new PageAnswers([{ ...asked("1"), data: job("1", "Java developer") }]);
  const client = new PageClient(answers, async () => {
    if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return loadApollo(answers);
  });
  show("1", {}, client);
  await settle();
  isOnline = true;
  await client.query({ ...read, query: OTHER });
  act(() => void client.writeQuery({ ...read, data: job("1", "Java lead") }));
  await shows("Java developer", "Java lead");
});
