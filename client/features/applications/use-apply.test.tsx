import { useApolloClient } from "@apollo/client/react";
import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepCodeStep } from "../../lib/session/keep-code-step";
import type { SignInRequest } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import { ViewerDocument } from "../../lib/session/Viewer.generated";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import { MyApplicationDocument } from "./Application.generated";
import { MyLastApplicationDocument } from "./MyLastApplication.generated";
import { MyPlanResumesDocument } from "./MyPlanResumes.generated";
import { ApplyBar } from "./ApplyBar";
import { ApplyPage } from "./ApplyPage";
import { useApply } from "./use-apply";

const viewer = buildViewer({
  id: "user-1",
  name: "Maya Iyer",
  email: "maya@example.com",
  phone: "2145550134",
});
const other = buildViewer({ id: "user-2", name: "Noor Haddad" });
const job = { id: "job-1", code: "SB-1", role: "Java Developer", company: { name: "Nimbus" } };

const many = 9;
const mocks = (me: Viewer | null, mine: object | null = null): MockLink.MockedResponse[] => [
  { request: { query: ViewerDocument }, result: { data: { me } }, maxUsageCount: many },
  {
    request: { query: MyApplicationDocument, variables: { jobId: job.id } },
    result: { data: { myApplication: mine } },
    maxUsageCount: many,
  },
  {
    request: { query: MyLastApplicationDocument },
    result: { data: { myLastApplication: null } },
    maxUsageCount: many,
  },
  {
    request: { query: MyPlanResumesDocument },
    result: { data: { mySubscriptions: [] } },
    maxUsageCount: many,
  },
];
const openSignIn = jest.fn<void, [SignInRequest?]>();
const user = userEvent.setup({ delay: null });

function Host() {
  const apply = useApply(job);
  const client = useApolloClient();
  const setViewer = (me: Viewer | null) =>
    client.writeQuery({ query: ViewerDocument, data: { me } });
  return (
    <>
      <ApplyBar apply={apply} role={job.role} pay="$60 an hour" />
      {apply.dialog}
      <button type="button" onClick={() => setViewer(viewer)}>
        Arrive
      </button>
      <button type="button" onClick={() => setViewer(other)}>
        Arrive as another
      </button>
      <button type="button" onClick={() => setViewer(null)}>
        Leave
      </button>
    </>
  );
}
const show = (me: Viewer | null, path = "/job-details/job-1") =>
  renderApp(<Host />, { mocks: mocks(me), path, signIn: { openSignIn } });
const applyNow = () => user.click(screen.getByRole("button", { name: "Apply Now" }));
const form = () => screen.findByRole("button", { name: "Submit Application" });

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it("opens the form for a signed-in user, even if clicked before the viewer has loaded", async () => {
  show(viewer);
  await applyNow();
  expect(await form()).toBeVisible();
  expect(openSignIn).not.toHaveBeenCalled();
});

it("opens the form for someone who has given nothing yet", async () => {
  show(buildViewer({ name: "", phone: "", location: "", isProfileComplete: false }));
  await applyNow();
  expect(await form()).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue("");
  expect(openSignIn).not.toHaveBeenCalled();
});

describe("after a reload", () => {
  it("opens the form again if it was open, for the same person only", async () => {
    const { unmount } = show(viewer);
    await applyNow();
    await form();
    unmount();
    const others = show(other);
    await others.allAnswered();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    others.unmount();
    show(viewer);
    expect(await form()).toBeVisible();
  });

  it("leaves it closed if it was closed", async () => {
    const { unmount } = show(viewer);
    await applyNow();
    await form();
    await user.click(screen.getByRole("button", { name: "Close" }));
    unmount();
    const page = show(viewer);
    await page.allAnswered();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("asks a visitor for the code that they were about to enter, and then opens the form", async () => {
    const request = { kind: "login", input: { email: "maya@example.com" } } as const;
    keepCodeStep({ request, sentAt: Date.now(), provider: null });
    show(null, "/job-details/job-1#apply");
    await waitFor(() => expect(openSignIn).toHaveBeenCalledTimes(1));
    act(() => openSignIn.mock.calls[0]?.[0]?.onSignedIn?.(viewer));
    expect(await form()).toBeVisible();
  });
});

it("is a link to its own note for browsers without scripts, and a button with them", async () => {
  show(viewer);
  const button = screen.getByRole("button", { name: "Apply Now" });
  expect(button).toHaveAttribute("href", "#apply");
  expect(button).toHaveAttribute("id", "apply");
  button.focus();
  await user.keyboard(" ");
  expect(await form()).toBeVisible();
});

it("shows when the user applied and offers to update the resume", async () => {
  const mine = {
    __typename: "Application",
    id: "application-1",
    name: "Maya Iyer",
    email: "maya@example.com",
    phone: "",
    countryCode: "",
    location: "Dallas, TX",
    visaType: "OPT",
    relocation: true,
    linkedin: null,
    appliedAt: "2026-11-19T12:00:00.000Z",
    updatedAt: "2026-11-19T12:00:00.000Z",
    resume: {
      __typename: "Resume",
      id: "resume-1",
      fileName: "maya.pdf",
      sizeBytes: 84_000,
      url: "/uploads/resumes/one.pdf",
      uploadedAt: "2026-11-19T12:00:00.000Z",
    },
  };
  renderApp(<Host />, { mocks: mocks(viewer, mine), signIn: { openSignIn } });
  expect(await screen.findByText("Applied on 11/19/2026")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Apply Now" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Update Resume" }));
  expect(await screen.findByRole("dialog", { name: "Your application" })).toBeVisible();
  expect(await screen.findByText(/You have already applied for this job/)).toBeVisible();
});

it("asks visitors to sign in, and then opens the form", async () => {
  const { router } = show(null);
  await applyNow();
  await waitFor(() => expect(openSignIn).toHaveBeenCalledTimes(1));
  expect(router.state.location.hash).toBe("#apply");
  await user.click(screen.getByText("Arrive"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  act(() => openSignIn.mock.calls[0]?.[0]?.onSignedIn?.(viewer));
  expect(await form()).toBeVisible();
  await waitFor(() => expect(router.state.location.hash).toBe(""));
});

it("keeps the list beside the job while a visitor signs in", async () => {
  const { router } = show(null);
  const state = { list: "?query=java", cursors: ["cursor-2"] };
  await act(() => router.navigate("/job-details/job-1", { state }));
  await applyNow();
  await waitFor(() => expect(router.state.location.hash).toBe("#apply"));
  expect(router.state.location.state).toEqual(state);
});

it("removes #apply from the URL when the login dialog is closed", async () => {
  const { router } = show(null);
  await applyNow();
  await waitFor(() => expect(router.state.location.hash).toBe("#apply"));
  act(() => openSignIn.mock.calls[0]?.[0]?.onDismissed?.());
  await waitFor(() => expect(router.state.location.hash).toBe(""));
  await applyNow();
  await waitFor(() => expect(openSignIn).toHaveBeenCalledTimes(2));
});

it("opens the form after a sign-in at Google", async () => {
  const { router } = show(viewer, "/job-details/job-1#apply");
  expect(await form()).toBeVisible();
  await waitFor(() => expect(router.state.location.hash).toBe(""));
});

it("does not open the login dialog after a return from Google without signing in", async () => {
  const { allAnswered } = show(null, "/job-details/job-1#apply");
  await allAnswered();
  expect(openSignIn).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("does not show one user's form to the next user who signs in", async () => {
  show(viewer);
  await applyNow();
  await form();
  await user.click(screen.getByText("Leave"));
  await user.click(screen.getByText("Arrive as another"));
  expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument();
});

it("removes the form when its applicant signs out", async () => {
  show(viewer);
  await applyNow();
  await form();
  await user.click(screen.getByText("Leave"));
  expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument();
});

it("redirects visitors of /apply-now to the home page", async () => {
  const { router } = renderApp(<ApplyPage jobId="job-1" />, {
    mocks: mocks(null),
    path: "/apply-now?jobId=job-1",
    route: "/apply-now",
    signIn: { openSignIn },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});
