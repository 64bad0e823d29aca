import type { MockLink } from "@apollo/client/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../../../test/render";
import { buildViewer, viewerAnswer } from "../../../../test/viewer";
import {
  KnownForIntakeDocument,
  SavePlanIntakeDocument,
  type PlanIntake_SubscriptionFragment as Plan,
} from "./Intake.generated";
import { PlanIntake } from "./PlanIntake";

const stored = {
  ...{ __typename: "Resume" as const, id: "resume-1", fileName: "anika.pdf", sizeBytes: 84_000 },
  ...{ url: "/uploads/resumes/one.pdf", uploadedAt: "2026-11-01T10:00:00.000Z" },
};

const planWith = (intake: Partial<Plan["intake"]>): Plan => ({
  ...{ __typename: "Subscription", id: "s1", isRunning: true, track: [] },
  intake: {
    ...{ __typename: "PlanIntake", targetRole: "", location: "", countryCode: "", phone: "" },
    ...{ resume: null, missing: ["RESUME", "TARGET_ROLE", "LOCATION", "PHONE"] },
    ...intake,
  },
});

const lastApplication = {
  ...{ __typename: "Application", id: "a1", phone: "", countryCode: "", location: "Pune" },
  resume: stored,
  job: { __typename: "Job", id: "j1", role: "Java developer" },
};

beforeEach(() => sessionStorage.clear());

interface Setting {
  /** Who is signed in. */
  viewerId?: string;
  plan?: Plan;
  known?: typeof lastApplication | null;
  /** What was given then. */
  after?: Partial<Plan["intake"]>;
  errors?: { code: string; field: string | null; message: string }[];
  /** How many saves succeed before the errors. */
  saves?: number;
}

function show({
  viewerId = "user-1",
  plan = planWith({}),
  known = null,
  after = {},
  errors = [],
  saves = 0,
}: Setting = {}) {
  const sent: Record<string, unknown>[] = [];
  const save: MockLink.MockedResponse = {
    request: {
      query: SavePlanIntakeDocument,
      variables: ({ input }: Record<string, unknown>) => {
        sent.push(input as Record<string, unknown>);
        return true;
      },
    },
    maxUsageCount: 5,
    result: () => {
      const isRefused = errors.length > 0 && sent.length > saves;
      return {
        data: {
          savePlanIntake: {
            __typename: "SavePlanIntakePayload",
            subscription: isRefused ? null : planWith({ missing: [], ...after }),
            userErrors: isRefused
              ? errors.map((error) => ({ __typename: "UserError", ...error }))
              : [],
          },
        },
      };
    },
  };
  const answer = {
    request: { query: KnownForIntakeDocument, variables: {} },
    result: { data: { myLastApplication: known } },
  };
  renderApp(<PlanIntake plan={plan} />, {
    mocks: [viewerAnswer(buildViewer({ id: viewerId })), answer, save],
  });
  return sent;
}

const role = () => screen.findByLabelText(/^Target role/);
const press = () =>
  userEvent.click(screen.getByRole("button", { name: "Send to your specialist" }));

test("starts with what the account and the last application say, and sends it when confirmed", async () => {
  const sent = show({ known: lastApplication });
  expect(await role()).toHaveValue("Java developer");
  expect(screen.getByText(/^We filled in what we know/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View anika.pdf" })).toBeInTheDocument();
  await press();
  expect(await screen.findByText(/^Thank you\. Your specialist has/)).toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      ...{ id: "s1", existingResumeId: "resume-1", targetRole: "Java developer" },
      ...{ location: "Dallas, TX", countryCode: "+1" },
    },
  ]);
});

test("sends a file as soon as it is chosen, and says what is still missing", async () => {
  const after = { resume: stored, missing: ["TARGET_ROLE" as const, "PHONE" as const] };
  const sent = show({ after });
  await role();
  const file = new File(["%PDF-1.7"], "anika.pdf", { type: "application/pdf" });
  await userEvent.upload(screen.getByLabelText(/^Resume/), file);
  expect(
    await screen.findByText("Saved. We still need your target role and phone number."),
  ).toBeInTheDocument();
  expect(sent).toEqual([{ id: "s1", resume: file }]);
  expect(screen.getByRole("link", { name: "View anika.pdf" })).toBeInTheDocument();
});

test("shows the saved resume again after the next file failed", async () => {
  const errors = [{ code: "FILE_TYPE", field: "resume", message: "Not a resume." }];
  show({ after: { resume: stored }, errors, saves: 1 });
  await role();
  const input = screen.getByLabelText(/^Resume/);
  await userEvent.upload(input, new File(["%PDF-1.7"], "anika.pdf", { type: "application/pdf" }));
  await screen.findByRole("link", { name: "View anika.pdf" });
  await userEvent.upload(input, new File(["x"], "other.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Not a resume\./));
  expect(screen.getByRole("link", { name: "View anika.pdf" })).toBeInTheDocument();
});

test("sends no file that can’t be a resume, and shows none that was refused", async () => {
  const sent = show({ errors: [{ code: "FILE_TYPE", field: "resume", message: "Not a resume." }] });
  await role();
  const input = screen.getByLabelText(/^Resume/);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(input, new File(["x"], "photo.png", { type: "image/png" }));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/picture/));
  await press();
  await waitFor(() => expect(input).toHaveAccessibleDescription(/picture/));
  expect(sent).toEqual([]);
  await user.upload(input, new File(["x"], "anika.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Not a resume\./));
  expect(screen.queryByText("anika.pdf")).not.toBeInTheDocument();
});

test("shows the server’s message at its field, and keeps what was typed", async () => {
  const message = "Use 100 characters or fewer.";
  show({ errors: [{ code: "BAD_INPUT", field: "targetRole", message }] });
  await userEvent.type(await role(), "Nurse");
  await press();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await role()).toHaveValue("Nurse");
});

test("keeps what was typed over a reload, also after a file was sent, until it is saved", async () => {
  show({ known: lastApplication });
  await userEvent.clear(await role());
  await userEvent.type(await role(), "Nurse");
  await userEvent.type(screen.getByLabelText(/^Where you want/), ", Remote");
  await userEvent.upload(
    screen.getByLabelText(/^Resume/),
    new File(["%PDF-1.7"], "anika.pdf", { type: "application/pdf" }),
  );
  await screen.findByText(/^Thank you\./);
  cleanup();

  const sent = show({ known: lastApplication });
  expect(await role()).toHaveValue("Nurse");
  expect(screen.getByLabelText(/^Where you want/)).toHaveValue("Dallas, TX, Remote");
  await press();
  await screen.findByText(/^Thank you\./);
  expect(sent).toMatchObject([{ targetRole: "Nurse", location: "Dallas, TX, Remote" }]);
  cleanup();

  show({ known: lastApplication });
  expect(await role()).toHaveValue("Java developer");
});

test("keeps what was typed after a refused save, and for the same person and plan only", async () => {
  show({ errors: [{ code: "BAD_INPUT", field: "targetRole", message: "Too long." }] });
  await userEvent.type(await role(), "Nurse");
  await press();
  await screen.findByText("Too long.");
  cleanup();
  show({ viewerId: "user-2" });
  expect(await role()).toHaveValue("");
  cleanup();
  show({ plan: { ...planWith({}), id: "s2" } });
  expect(await role()).toHaveValue("");
  cleanup();
  show();
  expect(await role()).toHaveValue("Nurse");
});
