import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import { Commands } from "./Commands";
import { DeskPaletteDocument } from "./Palette.generated";

const duarte = {
  __typename: "Candidate" as const,
  id: "person-1",
  name: "Inês Duarte",
  location: "",
};
const answer = (query: string, people: readonly object[]): MockLink.MockedResponse => ({
  request: { query: DeskPaletteDocument, variables: { query } },
  result: {
    data: {
      candidates: { __typename: "CandidateConnection", nodes: people },
      companyJobs: { __typename: "CompanyJobConnection", nodes: [] },
    },
  },
});
const answers = [answer("Inês", [duarte]), answer("Inês d", [duarte]), answer("Inês du Pont", [])];

async function open(role: "RECRUITER" | "ADMIN") {
  const { router } = renderApp(
    <MantineProvider env="test">
      <Commands viewer={buildViewer({ role })} asked={1} />
    </MantineProvider>,
    { mocks: answers },
  );
  await screen.findByText("Go to Jobs");
  return router;
}

const offered = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("the palette starts a new job", async () => {
  const router = await open("RECRUITER");
  await userEvent.click(screen.getByText("Post a job"));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.desk("jobs", "new")));
});

test("what is typed chooses among actions and pages", async () => {
  await open("ADMIN");
  // People and jobs are looked up from two letters on.
  await userEvent.type(screen.getByLabelText(deskTexts.searchHint), "k");
  expect(offered()).toEqual(["Create an API key", "Go to API keys", "Go to Billing check"]);
});

test("Enter takes the first of what is found, also when it arrives later", async () => {
  const router = await open("RECRUITER");
  const field = screen.getByLabelText(deskTexts.searchHint);
  await userEvent.click(field);
  await userEvent.paste("Inês");
  await screen.findByText(/Duarte/);
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(paths.desk("people", "person-1")),
  );
});

test("Enter takes no one who was found for other words", async () => {
  const router = await open("RECRUITER");
  const start = router.state.location.pathname;
  await userEvent.click(screen.getByLabelText(deskTexts.searchHint));
  await userEvent.paste("Inês");
  await screen.findByText(/Duarte/);
  await userEvent.paste(" d");
  expect(offered()).toEqual([expect.stringContaining("Inês Duarte")]);
  await userEvent.paste("u Pont");
  expect(offered()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(router.state.location.pathname).toBe(start);
});

test("recruiters are not offered what only administrators may do", async () => {
  await open("RECRUITER");
  expect(screen.queryByText("Add a company")).not.toBeInTheDocument();
  expect(screen.queryByText("Create an API key")).not.toBeInTheDocument();
});
