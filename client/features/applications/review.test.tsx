import { applicationTexts } from "#texts/application";
import { heldTexts } from "#texts/held";
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import { PrefilledApplicationForm } from "./PrefilledApplicationForm";

const user = userEvent.setup({ delay: null });
const onHeld = jest.fn();
const nothing = { name: null, phone: null, countryCode: null, location: null, linkedin: null };
const reading = {
  ...{ __typename: "ResumeReading", ...nothing, skills: [], hasOwnEmail: null },
  ...{ phone: "2145550134", countryCode: "+1" },
};
const last: Application = {
  ...{ __typename: "Application", status: "SUBMITTED", id: "application-1" },
  ...{ name: "Maya Iyer", email: "maya@example.com", phone: "2145550134", countryCode: "+1" },
  ...{ location: "Plano, TX", visaType: "STEM_OPT", relocation: true, linkedin: null },
  ...{ appliedAt: "2026-11-01T10:00:00.000Z", updatedAt: "2026-11-01T10:00:00.000Z" },
  resume: {
    ...{ __typename: "Resume", id: "resume-1", fileName: "maya.pdf", sizeBytes: 84_000 },
    ...{ url: "/uploads/resumes/one.pdf", uploadedAt: "2026-11-01T10:00:00.000Z" },
  },
};

interface Refusal {
  field: string | null;
  message: string;
}

async function show(newest: Application | null, refusal?: Refusal) {
  const inputs: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const reply = (data: object) => observer.next({ data });
        if (operationName === "MyApplication") reply({ myApplication: null });
        else if (operationName === "MyLastApplication") reply({ myLastApplication: newest });
        else if (operationName === "MyPlanResumes") reply({ mySubscriptions: [] });
        else if (operationName === "ReadResume")
          reply({ readResume: { __typename: "ReadResumePayload", reading, userErrors: [] } });
        else {
          inputs.push(variables.input);
          const userErrors = refusal
            ? [{ __typename: "UserError", code: "BAD_INPUT", ...refusal }]
            : [];
          const held = refusal ? null : { __typename: "HeldApplication", id: "held-1" };
          reply({ holdApplication: { __typename: "HoldApplicationPayload", held, userErrors } });
        }
        observer.complete();
      }),
  );
  renderApp(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <PrefilledApplicationForm
        job={{ id: "job-1", code: "SB-1", role: "Java Developer", company: { name: "Nimbus" } }}
        viewer={buildViewer({ email: "maya@example.com" })}
        onSubmitted={() => undefined}
        onHeld={onHeld}
        onBusy={() => undefined}
        onSessionEnded={() => undefined}
      />
    </ApolloProvider>,
  );
  await screen.findByRole("button", { name: /^(?:Send|Submit) Application$/ });
  return inputs;
}
const send = () => screen.findByRole("button", { name: heldTexts.send });

beforeEach(() => {
  onHeld.mockClear();
  sessionStorage.clear();
});

it("a known person looks over the answers and sends them with one tap", async () => {
  const inputs = await show(last);
  await user.click(await send());
  await waitFor(() => expect(onHeld).toHaveBeenCalledWith("held-1"));
  expect(inputs).toEqual([
    expect.objectContaining({
      ...{ name: "Maya Iyer", location: "Plano, TX", visaType: "STEM_OPT", relocation: true },
      existingResumeId: "resume-1",
    }),
  ]);
});

it("shows resume and answers, which can be changed", async () => {
  const inputs = await show(last);
  await send();
  expect(screen.getAllByText("maya.pdf")[0]).toBeVisible();
  const answers = screen.getByRole("region", { name: heldTexts.answers });
  for (const text of ["Plano, TX", "STEM OPT", "Yes", "+1 (214) 555-0134"])
    expect(answers).toHaveTextContent(text);
  await user.click(screen.getByRole("button", { name: heldTexts.change }));
  const location = screen.getByRole("textbox", { name: /^Location/ });
  await user.clear(location);
  await user.type(location, "Frisco, TX");
  await user.click(await send());
  await waitFor(() => expect(inputs[0]).toMatchObject({ location: "Frisco, TX" }));
});

it("opens the answers if one of them is refused", async () => {
  await show(last, { field: "location", message: "Enter your city." });
  await user.click(await send());
  expect(await screen.findByRole("textbox", { name: /^Location/ })).toBeVisible();
  expect(screen.getByText("Enter your city.")).toBeVisible();
  expect(onHeld).not.toHaveBeenCalled();
});

it("keeps them open while a refused one is corrected, and sends the correction", async () => {
  const inputs = await show(last, { field: "location", message: "Enter your city." });
  await user.click(await send());
  const location = await screen.findByRole("textbox", { name: /^Location/ });
  await waitFor(() => expect(location).toHaveFocus());
  await user.clear(location);
  await user.type(location, "Frisco, TX");
  await waitFor(() => expect(screen.queryByText("Enter your city.")).toBeNull());
  expect(location).toBeVisible();
  expect(screen.queryByRole("region", { name: heldTexts.answers })).toBeNull();
  await user.click(await send());
  await waitFor(() => expect(inputs[1]).toMatchObject({ location: "Frisco, TX" }));
});

it("leaves them closed if the application as a whole is refused", async () => {
  await show(last, { field: null, message: "This job is closed." });
  await user.click(await send());
  expect(await screen.findByText(/This job is closed\./)).toBeVisible();
  expect(screen.getByRole("region", { name: heldTexts.answers })).toBeVisible();
});

it("opens the answers with the focus in the first field", async () => {
  await show(last);
  await send();
  await user.click(screen.getByRole("button", { name: heldTexts.change }));
  expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveFocus();
});

it("doesn’t ask again about relocation, which may stay open", async () => {
  const inputs = await show({ ...last, relocation: null });
  await send();
  expect(screen.getByRole("region", { name: heldTexts.answers })).toHaveTextContent(
    `${applicationTexts.relocation}${heldTexts.none}`,
  );
  await user.click(await send());
  await waitFor(() => expect(inputs[0]).toMatchObject({ relocation: null }));
});

it("keeps the changed answers for an undo while it is held, also over a reload", async () => {
  await show(last);
  await send();
  await user.click(screen.getByRole("button", { name: heldTexts.change }));
  const location = screen.getByRole("textbox", { name: /^Location/ });
  await user.clear(location);
  await user.type(location, "Frisco, TX");
  await user.click(await send());
  await waitFor(() => expect(onHeld).toHaveBeenCalledTimes(1));
  expect(location).toHaveValue("Frisco, TX");
  cleanup();
  await show(last);
  await send();
  expect(screen.getByRole("region", { name: heldTexts.answers })).toHaveTextContent("Frisco, TX");
});

it("looks over the draft of this tab", async () => {
  await show(last);
  await send();
  await user.click(screen.getByRole("button", { name: heldTexts.change }));
  await user.type(screen.getByRole("textbox", { name: /^Location/ }), " 75024");
  cleanup();
  await show(last);
  await send();
  expect(screen.getByRole("region", { name: heldTexts.answers })).toHaveTextContent(
    "Plano, TX 75024",
  );
});

it("opens the answers if another resume filled one in", async () => {
  await show({ ...last, phone: "" });
  await send();
  const file = new File(["x"], "newer.pdf");
  await user.upload(screen.getByLabelText(/Resume Upload/), file);
  const phone = await screen.findByRole("textbox", { name: /^Phone/ });
  expect(phone).toBeVisible();
  await waitFor(() => expect(phone).not.toHaveValue(""));
});

it("keeps what a resume filled in open while it is edited", async () => {
  const inputs = await show({ ...last, phone: "" });
  await send();
  await user.upload(screen.getByLabelText(/Resume Upload/), new File(["x"], "newer.pdf"));
  const phone = await screen.findByRole("textbox", { name: /^Phone/ });
  await waitFor(() => expect(phone).not.toHaveValue(""));
  await user.clear(phone);
  await user.type(phone, "2145550199");
  expect(phone).toBeVisible();
  await user.click(await send());
  await waitFor(() => expect(inputs[0]).toMatchObject({ phone: "(214) 555-0199" }));
});

it("a person without an earlier application gets the whole form", async () => {
  await show(null);
  expect(await screen.findByRole("button", { name: applicationTexts.submit })).toBeVisible();
  expect(screen.getByLabelText(/Visa Type/)).toBeVisible();
});
