import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openCodeStep } from "../../lib/session/code-step";
import { renderApp } from "../../test/render";
import { EnterCode } from "./EnterCode";
import { PendingLoginCodeDocument } from "./SignIn.generated";

const openSignIn = jest.fn();
const pendingIs = (code: object | null): MockLink.MockedResponse => ({
  request: { query: PendingLoginCodeDocument },
  result: { data: { pendingLoginCode: code } },
});
const sent = () => ({
  __typename: "PendingLoginCode",
  ...{ email: "dana@example.com", provider: "LINKEDIN", sentAt: new Date().toISOString() },
});
const arrive = (next: string, code: object | null, before: MockLink.MockedResponse[] = []) =>
  renderApp(<EnterCode />, {
    path: `/auth/code?${new URLSearchParams({ next }).toString()}`,
    route: "/auth/code",
    signIn: { openSignIn },
    mocks: [...before, pendingIs(code)],
  });

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it("goes back to the job with the form for the code over it", async () => {
  const { router } = arrive("/job-details/job-1?from=mail#apply", sent());
  await waitFor(() => expect(router.state.location.pathname).toBe("/job-details/job-1"));
  expect(router.state.location).toMatchObject({ search: "?from=mail", hash: "#apply" });
  expect(openSignIn).toHaveBeenCalledTimes(1);
  expect(openCodeStep()).toMatchObject({
    request: { kind: "login", input: { email: "dana@example.com" } },
    provider: "LINKEDIN",
  });
});

it.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"])(
  "does not lead to another site (%s)",
  async (next) => {
    const { router } = arrive(next, sent());
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  },
);

it("says so when the code is old or was used, and offers another way to log in", async () => {
  arrive("/jobs", null);
  expect(await screen.findByRole("alert")).toHaveTextContent(/^This LinkedIn login has expired/);
  expect(screen.getByRole("button", { name: "Log in another way" })).toBeVisible();
  expect(openSignIn).not.toHaveBeenCalled();
});

it("can be tried again when the server can’t be reached", async () => {
  const { request } = pendingIs(null);
  const { router } = arrive("/jobs", sent(), [{ request, error: new Error("offline") }]);
  expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t log you in");
  expect(screen.queryByText(/has expired/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/jobs"));
});
