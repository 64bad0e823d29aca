import { fieldTexts } from "#texts/fields";
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ServerError } from "@apollo/client/errors";
import { GraphQLError } from "graphql";
import { dropDrafts } from "../../lib/session/typed";
import type { SignInRequest } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import type { ProgressRequestInit } from "../../lib/xhr-fetch";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import { PrefilledApplicationForm } from "./PrefilledApplicationForm";

const viewer = buildViewer({
  id: "user-1",
  name: "Maya Iyer",
  email: "maya@example.com",
  phone: "2145550134",
});

const application: Application = {
  __typename: "Application",
  status: "SUBMITTED",
  id: "application-1",
  name: "Maya S. Iyer",
  email: "maya@example.com",
  phone: "9876543210",
  countryCode: "+91",
  location: "Pune",
  visaType: "STEM_OPT",
  relocation: true,
  linkedin: "https://www.linkedin.com/in/maya",
  appliedAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  resume: {
    __typename: "Resume",
    id: "resume-1",
    fileName: "maya.pdf",
    sizeBytes: 84_000,
    url: "/uploads/resumes/one.pdf",
    uploadedAt: "2026-11-01T10:00:00.000Z",
  },
};

interface Call {
  input: Record<string, unknown>;
  options: ProgressRequestInit;
  answer: (payload: object) => void;
  refuse: (code: string, message: string) => void;
  fail: (error: Error) => void;
}

interface Known {
  mine?: Application | null;
  last?: Application | null;
  /** Plans that the person bought. */
  plans?: object[];
  person?: Viewer;
  /** Makes both queries fail. */
  broken?: boolean;
}

const onSubmitted = jest.fn();
const onSessionEnded = jest.fn();
const openSignIn = jest.fn<void, [SignInRequest?]>();
const user = userEvent.setup({ delay: null, applyAccept: false });

/** Renders the form. The test decides when and how the mutation is answered. */
async function renderForm(known: Known = {}) {
  const { mine = null, last = null, plans = [], person = viewer, broken = false } = known;
  const calls: Call[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const reply = (result: ApolloLink.Result) => {
          observer.next(result);
          observer.complete();
        };
        if (operation.operationName === "ApplyToJob") {
          const { fetchOptions } = operation.getContext();
          fetchOptions.signal?.addEventListener("abort", () =>
            observer.error(new DOMException("The upload was canceled", "AbortError")),
          );
          calls.push({
            input: operation.variables.input,
            options: fetchOptions,
            answer: (payload) => reply({ data: { applyToJob: payload } }),
            refuse: (code, message) =>
              reply({ errors: [new GraphQLError(message, { extensions: { code } })] }),
            fail: (error) => observer.error(error),
          });
        } else if (broken) observer.error(new TypeError("Failed to fetch"));
        else if (operation.operationName === "MyApplication")
          reply({ data: { myApplication: mine } });
        else if (operation.operationName === "MyPlanResumes")
          reply({ data: { mySubscriptions: plans } });
        else reply({ data: { myLastApplication: last } });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  renderApp(
    <ApolloProvider client={client}>
      <PrefilledApplicationForm
        job={{ id: "job-1", code: "SB-10023", role: "Java Developer", company: { name: "Nimbus" } }}
        viewer={person}
        onSubmitted={onSubmitted}
        onBusy={() => undefined}
        onSessionEnded={onSessionEnded}
      />
    </ApolloProvider>,
    { signIn: { openSignIn } },
  );
  await screen.findByRole("button", { name: "Submit Application" });
  return { calls, client };
}

const payload = (part: object) => ({
  __typename: "ApplyToJobPayload",
  application: null,
  message: null,
  renewed: false,
  userErrors: [],
  ...part,
});
const userError = (field: string | null, message: string) => ({
  __typename: "UserError",
  field,
  code: "BAD_INPUT",
  message,
});

/** What the link throws when the answer is 503. */
const away = () => {
  const error = { message: "Failed to submit application", extensions: { code: "UNAVAILABLE" } };
  // jsdom has no Response; these are the parts that the code reads.
  const response = { status: 503, headers: new Headers({ "retry-after": "10" }) };
  return new ServerError("503", {
    response: Object.assign(Object.create(null), response),
    bodyText: JSON.stringify({ errors: [error] }),
  });
};

const pdf = (name = "resume.pdf", size = 1200, content = "%PDF-1.7") => {
  const file = new File([content], name, { type: "application/pdf" });
  Object.defineProperty(file, "size", { value: size });
  return file;
};
const submit = () => user.click(screen.getByRole("button", { name: /^Submit/ }));
const fillIn = async () => {
  await user.selectOptions(screen.getByLabelText(/^Visa Type/), "OPT");
  await user.click(screen.getByRole("radio", { name: "No" }));
  await user.upload(screen.getByLabelText(/^Resume Upload/), pdf());
};

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

describe("filling in", () => {
  it("starts with the job and the account's data, but with no visa type and no answer about relocation", async () => {
    await renderForm();
    for (const [label, value] of [
      ["Job ID", "SB-10023"],
      ["Job Role", "Java Developer"],
      ["Company", "Nimbus"],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
      expect(screen.getByLabelText(label)).toHaveAttribute("readonly");
    }
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Maya Iyer");
    expect(screen.getByLabelText(/^Email/)).toHaveValue("maya@example.com");
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute("readonly");
    expect(screen.getByLabelText(/^Country Code/)).toHaveValue("+1");
    expect(screen.getByLabelText("Phone Number")).toHaveAttribute("placeholder", "+91");
    expect(screen.getByLabelText(/^Visa Type/)).toHaveValue("");
    for (const choice of ["Yes", "No"])
      expect(screen.getByRole("radio", { name: choice })).not.toBeChecked();
    expect(screen.getAllByRole("option", { name: /H-1B|L-1 Visa|TN Visa|H4 EAD/ })).toHaveLength(4);
    expect(screen.getByRole("button", { name: "View" })).toBeDisabled();
  });

  it("starts with the data and the resume of the last application", async () => {
    const { calls } = await renderForm({ last: application });
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Maya S. Iyer");
    expect(screen.getByLabelText(/^Country Code/)).toHaveValue("+91");
    expect(screen.getByLabelText("Yes")).toBeChecked();
    expect(screen.getByRole("link", { name: "View maya.pdf" })).toHaveAttribute(
      "href",
      "/uploads/resumes/one.pdf",
    );
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({
      existingResumeId: "resume-1",
      visaType: "STEM_OPT",
      relocation: true,
    });
    expect(calls[0]?.input).not.toHaveProperty("resume");
  });

  it("starts with the resume that was sent for a plan if there is no application yet", async () => {
    const planWith = (id: string, resume: object | null) => ({
      ...{ __typename: "Subscription", id },
      intake: { __typename: "PlanIntake", resume },
    });
    const plans = [planWith("plan-2", null), planWith("plan-1", application.resume)];
    const { calls } = await renderForm({ plans });
    expect(screen.getByRole("link", { name: "View maya.pdf" })).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Visa Type/), "OPT");
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ existingResumeId: "resume-1" });
  });

  it("falls back to the account's data without an error", async () => {
    await renderForm({ broken: true });
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Maya Iyer");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("opens the LinkedIn address in a new tab, with https", async () => {
    await renderForm();
    await user.type(screen.getByLabelText("LinkedIn URL"), "linkedin.com/in/maya");
    const view = screen.getByRole("link", { name: "View" });
    expect(view).toHaveAttribute("href", "https://linkedin.com/in/maya");
    expect(view).toHaveAttribute("target", "_blank");
    await user.click(screen.getByRole("button", { name: "N/A" }));
    expect(screen.getByLabelText("LinkedIn URL")).toHaveValue("N/A");
  });
});

describe("what is typed", () => {
  const typed = async () => {
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText(/^Name/), "Maya S. Iyer");
    await user.selectOptions(screen.getByLabelText(/^Visa Type/), "OPT");
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.click(screen.getByRole("button", { name: "N/A" }));
  };

  it("is there again after a reload, without the file", async () => {
    await renderForm();
    await typed();
    await user.upload(screen.getByLabelText(/^Resume Upload/), pdf());
    cleanup();
    await renderForm({ last: application });
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Maya S. Iyer");
    expect(screen.getByLabelText(/^Location/)).toHaveValue("Dallas, TX");
    expect(screen.getByLabelText(/^Visa Type/)).toHaveValue("OPT");
    expect(screen.getByRole("radio", { name: "Yes" })).toBeChecked();
    expect(screen.getByLabelText("LinkedIn URL")).toHaveValue("N/A");
    expect(screen.getByRole("link", { name: "View maya.pdf" })).toBeVisible();
  });

  it("is another person's to no one", async () => {
    await renderForm();
    await typed();
    cleanup();
    await renderForm({ person: { ...viewer, id: "user-2", name: "Noor Haddad" } });
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Noor Haddad");
    expect(screen.getByLabelText(/^Visa Type/)).toHaveValue("");
  });

  it("is forgotten when the person signs out, and is never in local storage", async () => {
    await renderForm();
    await typed();
    expect(localStorage).toHaveLength(0);
    dropDrafts("user-1");
    expect(sessionStorage.length).toBeGreaterThan(0);
    dropDrafts();
    expect(sessionStorage).toHaveLength(0);
  });

  it("is forgotten once it is sent", async () => {
    const { calls } = await renderForm();
    await typed();
    await user.upload(screen.getByLabelText(/^Resume Upload/), pdf());
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(sessionStorage.length).toBeGreaterThan(0);
    act(() =>
      calls[0]?.answer(payload({ application, message: "Application submitted successfully!" })),
    );
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(sessionStorage).toHaveLength(0);
  });

  it("gives way to what was sent when the person has applied", async () => {
    await renderForm();
    await typed();
    cleanup();
    await renderForm({ mine: { ...application, name: "Maya Iyer" } });
    await user.click(screen.getByText("Your other answers"));
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Maya Iyer");
  });
});

describe("checking", () => {
  it("shows every error and sends nothing", async () => {
    const { calls } = await renderForm();
    await user.clear(screen.getByLabelText(/^Name/));
    await user.clear(screen.getByLabelText(/^Location/));
    await user.type(screen.getByLabelText("LinkedIn URL"), "javascript:alert(1)");
    await user.clear(screen.getByLabelText("Phone Number"));
    await user.type(screen.getByLabelText("Phone Number"), "12");
    await submit();
    for (const text of [
      "Name is required.",
      "Location is required.",
      "Choose a visa type.",
      "Resume is required.",
      fieldTexts.phoneInvalid,
      /^Enter a web address/,
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText(/^Resume Upload/)).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  it("lets the question about relocation open", async () => {
    const { calls } = await renderForm();
    expect(screen.getByRole("group", { name: "Relocation" })).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Visa Type/), "OPT");
    await user.upload(screen.getByLabelText(/^Resume Upload/), pdf());
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ relocation: null });
  });

  const CLEAR = { name: "Clear the answer about relocation" };
  const clear = () => screen.getByRole("button", CLEAR);
  const yes = () => screen.getByRole("radio", { name: "Yes" });

  it("takes an answer about relocation back, by the keyboard, too", async () => {
    const { calls } = await renderForm();
    expect(screen.queryByRole("button", CLEAR)).toBeNull();
    await fillIn();
    screen.getByRole("radio", { name: "No" }).focus();
    await user.tab();
    expect(clear()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("button", CLEAR)).toBeNull();
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    expect(yes()).toHaveFocus();
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ relocation: null });
  });

  it("takes back the answer of the last application, also over a reload", async () => {
    await renderForm({ last: application });
    await user.click(clear());
    expect(yes()).not.toBeChecked();
    cleanup();
    const { calls } = await renderForm({ last: application });
    expect(yes()).not.toBeChecked();
    expect(screen.queryByRole("button", CLEAR)).toBeNull();
    await user.click(yes());
    expect(clear()).toBeVisible();
    await user.click(clear());
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ relocation: null });
  });

  it("lets an answer that was sent stay as it is", async () => {
    await renderForm({ mine: application });
    await user.click(screen.getByText("Your other answers"));
    expect(yes()).toBeChecked();
    expect(screen.queryByRole("button", CLEAR)).toBeNull();
  });

  it.each([
    [
      pdf("photo.png", 1200, "\x89PNG"),
      "This file is a picture. Open it, save it as a PDF or DOCX file, and upload that.",
    ],
    [
      pdf("cv.RTF", 1200, "{\\rtf1"),
      "This file is Rich Text (RTF). Open it, save it as a PDF or DOCX file, and upload that.",
    ],
    [pdf("big.pdf", 5 * 1024 * 1024 + 1), "The file is larger than 5 MB."],
    [pdf("empty.docx", 0), "The file is empty."],
  ])("refuses a file before it is sent (%#)", async (file, text) => {
    const { calls } = await renderForm();
    await user.upload(screen.getByLabelText(/^Resume Upload/), file);
    expect(await screen.findByText(text)).toBeVisible();
    await submit();
    expect(calls).toHaveLength(0);
    await user.upload(screen.getByLabelText(/^Resume Upload/), pdf("fine.doc", 5 * 1024 * 1024));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(screen.getByText("5.0 MB")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(screen.queryByText("fine.doc")).not.toBeInTheDocument();
  });
});

describe("sending", () => {
  const sendFilledIn = async (known?: Known) => {
    const { calls, client } = await renderForm(known);
    await fillIn();
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    const [call] = calls;
    if (call === undefined) throw new Error("nothing was sent");
    return { call, calls, client };
  };

  it("shows the upload's progress, then that it is done", async () => {
    const { call } = await sendFilledIn();
    expect(call.input).toMatchObject({ jobId: "job-1", linkedin: "N/A", relocation: false });
    expect(call.input.resume).toBeInstanceOf(File);
    expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    act(() => call.options.onProgress?.(0.42));
    expect(screen.getByRole("progressbar")).toHaveValue(42);
    expect(screen.getByText("42%")).toBeVisible();
    act(() => call.options.onProgress?.(1));
    expect(screen.queryByRole("button", { name: "Cancel upload" })).not.toBeInTheDocument();
    act(() =>
      call.answer(payload({ application, message: "Application submitted successfully!" })),
    );
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    // The response is in the cache, so the form now shows a sent application.
    expect(await screen.findByText(/^You have already applied/)).toBeVisible();
  });

  it("stops an upload and keeps the entered values", async () => {
    const { call, calls } = await sendFilledIn();
    await user.click(screen.getByRole("button", { name: "Cancel upload" }));
    expect(call.options.signal?.aborted).toBe(true);
    expect(await screen.findByText(/^Upload canceled/)).toBeVisible();
    expect(screen.getByLabelText(/^Visa Type/)).toHaveValue("OPT");
    expect(screen.getByText("resume.pdf")).toBeVisible();
    await submit();
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it("shows the server's errors at their fields and focuses the first on the page", async () => {
    const { call } = await sendFilledIn();
    const text = "This file contains macros.";
    act(() =>
      call.answer(payload({ userErrors: [userError("resume", text), userError("name", "Odd.")] })),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent(`Error: ${text}`);
    await waitFor(() => expect(screen.getByLabelText(/^Resume Upload/)).toHaveFocus());
    expect(screen.getByLabelText(/^Resume Upload/)).toHaveAccessibleDescription(
      `Required. PDF, DOC, or DOCX, up to 5 MB ${text}`,
    );
    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription("Odd.");
  });

  it.each([
    [
      "a refusal",
      (call: Call) => call.refuse("RATE_LIMITED", "Too many tries."),
      "Error: Too many tries.",
    ],
    [
      "a store that is away",
      (call: Call) => call.fail(away()),
      "Error: Failed to submit application",
    ],
    [
      "an empty answer",
      (call: Call) => call.answer(payload({})),
      "Error: Failed to submit application",
    ],
    [
      "a broken line",
      (call: Call) => call.fail(new TypeError("Failed to fetch")),
      "Network error: Failed to fetch",
    ],
  ])("shows an error after %s and can be tried again", async (_what, happen, text) => {
    const { call, calls } = await sendFilledIn();
    act(() => happen(call));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(onSubmitted).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.input).toEqual(call.input);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("asks to sign in again when the session has ended, then sends the same application", async () => {
    const { call, calls } = await sendFilledIn();
    act(() => call.refuse("UNAUTHENTICATED", "Please log in."));
    await waitFor(() => expect(openSignIn).toHaveBeenCalledTimes(1));
    expect(onSessionEnded).toHaveBeenLastCalledWith(true);
    expect(screen.getByText(/^Your session ended/)).toBeVisible();
    expect(screen.getByText("resume.pdf")).toBeVisible();
    act(() => openSignIn.mock.calls[0]?.[0]?.onSignedIn?.(viewer));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(onSessionEnded).toHaveBeenLastCalledWith(false);
    expect(calls[1]?.input).toEqual(call.input);
  });
});

describe("applying again", () => {
  it("makes everything but the resume read-only", async () => {
    const { calls } = await renderForm({ mine: application, last: application });
    expect(
      screen.getByText(
        "You have already applied for this job. You can update your resume and reapply.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "View Submitted Resume" })).toHaveAttribute(
      "href",
      "/uploads/resumes/one.pdf",
    );
    for (const label of [/^Name/, /^Email/, "Phone Number", /^Location/, "LinkedIn URL"]) {
      expect(screen.getByLabelText(label)).toHaveAttribute("readonly");
    }
    expect(screen.getByText("Your other answers").closest("details")).toContainElement(
      screen.getByLabelText(/^Name/),
    );
    expect(screen.getByLabelText(/^Resume Upload/).closest("details")).toBeNull();
    expect(screen.getByLabelText(/^Country Code/)).toBeDisabled();
    expect(screen.getByLabelText(/^Visa Type/)).toBeDisabled();
    expect(screen.getByLabelText("Yes")).toBeDisabled();
    expect(screen.getByRole("button", { name: "N/A" })).toBeDisabled();

    await user.upload(screen.getByLabelText(/^Resume Upload/), pdf("newer.docx"));
    await submit();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ name: "Maya S. Iyer", visaType: "STEM_OPT" });
    expect(calls[0]?.input.resume).toBeInstanceOf(File);
  });
});
