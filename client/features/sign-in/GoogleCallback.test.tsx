import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "#site/paths";
import { renderApp } from "../../test/render";
import { GoogleCallback } from "./GoogleCallback";
import { SignInWithGoogleDocument } from "./SignIn.generated";

const answer = (part: object): MockLink.MockedResponse => ({
  request: {
    query: SignInWithGoogleDocument,
    variables: { input: { credential: "token-of-google", state: "state-of-visit" } },
  },
  result: {
    data: {
      signInWithGoogle: {
        __typename: "SignInPayload",
        user: null,
        message: null,
        userErrors: [],
        ...part,
      },
    },
  },
});
const user = {
  __typename: "User",
  id: "user-1",
  name: "Maya Iyer",
  email: "maya@example.com",
  location: "",
  phone: "",
  countryCode: "+1",
  linkedin: "",
  isProfileComplete: true,
  role: "CANDIDATE",
};
const openSignIn = jest.fn();

const arrive = (hash: string, mocks: MockLink.MockedResponse[] = []) =>
  renderApp(<GoogleCallback />, {
    path: `${paths.googleCallback}${hash}`,
    route: paths.googleCallback,
    signIn: { openSignIn },
    mocks,
  });
const address = ({ router }: ReturnType<typeof arrive>) => {
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
};

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it("signs in and returns to the previous page", async () => {
  sessionStorage.setItem("sign-in-return", "/job-details/job-1?from=mail#apply");
  const page = arrive("#id_token=token-of-google&state=state-of-visit", [answer({ user })]);
  await waitFor(() => expect(address(page)).toBe("/job-details/job-1?from=mail#apply"));
});

it("asks a newcomer for nothing", async () => {
  sessionStorage.setItem("sign-in-return", "/pricing");
  const newcomer = { ...user, phone: "", location: "", isProfileComplete: false };
  const page = arrive("#id_token=token-of-google&state=state-of-visit", [
    answer({ user: newcomer }),
  ]);
  await waitFor(() => expect(address(page)).toBe("/pricing"));
  await page.allAnswered();
  expect(openSignIn).not.toHaveBeenCalled();
});

it.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"])(
  "does not redirect to another site (%s)",
  async (place) => {
    sessionStorage.setItem("sign-in-return", place);
    const page = arrive("#id_token=token-of-google&state=state-of-visit", [answer({ user })]);
    await waitFor(() => expect(address(page)).toBe("/"));
  },
);

it("removes the token from the address, shows the error, and offers another way to log in", async () => {
  const message = "Please sign in with a code sent to this email address first.";
  const userErrors = [{ __typename: "UserError", field: null, code: "INVALID_CODE", message }];
  const page = arrive("#id_token=token-of-google&state=state-of-visit", [answer({ userErrors })]);
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(address(page)).toBe(paths.googleCallback);
  expect(screen.getByRole("link", { name: "Back to where you were" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Log in another way" }));
  expect(openSignIn).toHaveBeenCalledTimes(1);
});

it.each([
  ["no token", "#error=server_error&state=state-of-visit", "Google login failed"],
  ["no state", "#id_token=token-of-google", "Google login failed"],
  ["that the person canceled", "#error=access_denied&state=state-of-visit", "You canceled"],
])("shows an error when Google sent %s", async (_what, hash, text) => {
  arrive(hash);
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
});
