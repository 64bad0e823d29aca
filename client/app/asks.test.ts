import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { of } from "rxjs";
import { bodyOf } from "../lib/api-link";
import { ViewerDocument } from "../lib/session/Viewer.generated";
import { asks as asksOfDesk } from "../pages/DeskPage";
import { asksToHtml } from "./asks";

const asksOf = (address: string) =>
  asksOfDesk?.(new URL(address, "https://staffboard.example")) ?? [];

test("are sent exactly as Apollo will send them", async () => {
  const asks = asksOf("/desk/jobs/8d0f/applications");
  const sent: string[] = [];
  const link = new ApolloLink((operation) => {
    sent.push(bodyOf(operation));
    return of({ data: { job: null } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  for (const { query, variables } of [{ query: ViewerDocument }, ...asks])
    await client.query({ query, variables, fetchPolicy: "no-cache" });
  const [, json = ""] = /<script id="asks" type="application\/json">(.*)<\/script>/.exec(
    asksToHtml(asks),
  ) ?? [""];
  expect(sent).toHaveLength(4);
  expect(JSON.parse(json)).toEqual(sent);
});

test("can't end the element they are in", () => {
  const html = asksToHtml(asksOf("/desk/jobs/<%2Fscript><b>/applications"));
  expect(html.match(/</g)).toHaveLength(2);
});

test("are those of the page in the address", () => {
  expect(asksOf("/desk/jobs/8d0f/applications?view=table")).toHaveLength(2);
  expect(asksOf("/desk/jobs")).toHaveLength(1);
  expect(asksOf("/desk/nowhere")).toHaveLength(1);
});
