import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "#site/paths";
import type { Viewer } from "../../lib/session/viewer";
import { ViewerDocument } from "../../lib/session/Viewer.generated";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import { Invitation } from "./Invitation";
import { AcceptInvitationDocument, InvitationOfferDocument } from "./Invitation.generated";

const invited = buildViewer({
  name: "",
  email: "priya.raman@example.com",
  isProfileComplete: false,
});
const me = (person: Viewer | null): MockLink.MockedResponse => ({
  request: { query: ViewerDocument },
  result: { data: { me: person } },
});
const offer = (isForViewer: boolean | null): MockLink.MockedResponse => ({
  request: { query: InvitationOfferDocument, variables: { token: "abc" } },
  result: {
    data: {
      invitation: {
        __typename: "InvitationSummary",
        role: "RECRUITER",
        company: { __typename: "Company", id: "c1", name: "Acme" },
        companyRole: "RECRUITER",
        invitedBy: "Elena Torres",
        maskedEmail: "p•••@example.com",
        isForViewer,
        state: "PENDING",
        expiresAt: "2026-11-27T12:00:00.000Z",
      },
    },
  },
});
const answer = (name: string, payload: object): MockLink.MockedResponse => ({
  request: {
    query: AcceptInvitationDocument,
    variables: { input: { token: "abc", name } },
  },
  result: {
    data: {
      acceptInvitation: {
        __typename: "AcceptInvitationPayload",
        me: null,
        userErrors: [],
        ...payload,
      },
    },
  },
});
const openSignIn = jest.fn();
const open = (...mocks: MockLink.MockedResponse[]) =>
  renderApp(<Invitation token="abc" />, {
    path: "/invitation?token=abc",
    route: "/invitation",
    signIn: { openSignIn },
    mocks,
  });
const accept = () => userEvent.click(screen.getByRole("button", { name: "Accept invitation" }));
const nameField = () => screen.findByLabelText(/^Your name/);

beforeEach(() => jest.clearAllMocks());

describe("accepting", () => {
  it("asks for a name, and leads to the desk", async () => {
    const joined = { __typename: "User", id: invited.id, name: "Priya Raman", role: "RECRUITER" };
    const page = open(me(invited), offer(true), answer("Priya Raman", { me: joined }));
    // The name made up from the address is not offered.
    expect(await nameField()).toHaveValue("");
    await userEvent.type(await nameField(), " Priya Raman ");
    await accept();
    await waitFor(() => expect(page.router.state.location.pathname).toBe(paths.desk()));
  });

  it("offers the name that the person gave before", async () => {
    open(me({ ...invited, name: "Priya Raman" }), offer(true));
    expect(await nameField()).toHaveValue("Priya Raman");
  });

  it("requires the name", async () => {
    open(me(invited), offer(true));
    await nameField();
    await accept();
    expect(await screen.findByText("Name is required.")).toBeVisible();
    expect(await nameField()).toHaveFocus();
  });

  it.each([
    ["name", "Use 100 characters or fewer."],
    [null, "This invitation has expired."],
  ])("keeps what was typed when the server refuses (%s)", async (field, message) => {
    const refusal = { __typename: "UserError", field, code: "BAD_INPUT", message };
    open(me(invited), offer(true), answer("Priya", { userErrors: [refusal] }));
    await userEvent.type(await nameField(), "Priya");
    await accept();
    expect(await screen.findByText(message)).toBeVisible();
    expect(await nameField()).toHaveValue("Priya");
  });
});

it.each([
  ["a visitor", null, "Log in to accept", "login"],
  ["someone with another address", false, "Switch accounts", "switchAccount"],
])("asks %s to log in", async (_who, isForViewer, button, view) => {
  open(me(isForViewer === null ? null : invited), offer(isForViewer));
  await userEvent.click(await screen.findByRole("button", { name: button }));
  expect(openSignIn).toHaveBeenCalledWith({ view, onSignedIn: expect.any(Function) });
});
