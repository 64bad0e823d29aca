import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { consentTexts as texts } from "#texts/consents";
import { renderApp } from "../../../test/render";
import { ConsentForm } from "./ConsentForm";
import { AnswerConsentDocument, type Consent_RepresentationFragment } from "./Consents.generated";

const consent: Consent_RepresentationFragment = {
  __typename: "Representation",
  id: "consent-1",
  state: "PENDING",
  clientName: "Cedar Health",
  requisition: null,
  rate: { __typename: "RepresentationRate", amount: 7050, currency: "USD", period: "HOUR" },
  validUntil: "2027-01-31T23:59:59Z",
  message: null,
  text: "I, José Ortiz, agree.\n\nI’m signing by typing my name.",
  candidateName: "José Ortiz",
  requestedAt: "2026-11-22T15:00:00Z",
  answerBy: "2026-12-06T15:00:00Z",
  answeredAt: null,
  typedName: null,
  viewerCanAnswer: true,
  viewerCanWithdraw: false,
  job: { __typename: "Job", id: "job-1", role: "Data Engineer" },
};

const answerOf = (
  accept: boolean,
  typedName: string | null,
  userErrors: { field: string | null; message: string }[] = [],
) => ({
  request: {
    query: AnswerConsentDocument,
    variables: { input: { id: consent.id, accept, typedName } },
  },
  result: {
    data: {
      answerRepresentation: {
        __typename: "AnswerRepresentationPayload",
        representation:
          userErrors.length > 0 ? null : { ...consent, state: accept ? "GRANTED" : "DECLINED" },
        userErrors: userErrors.map((error) => ({
          __typename: "UserError",
          code: "BAD_INPUT",
          ...error,
        })),
      },
    },
  },
});

const show = (...mocks: ReturnType<typeof answerOf>[]) => {
  const answers: string[] = [];
  renderApp(
    <ConsentForm
      consent={consent}
      by={{ id: consent.id }}
      onAnswered={({ state }) => answers.push(state)}
    />,
    { mocks },
  );
  return answers;
};

const name = () => screen.getByLabelText(new RegExp(texts.typedName));
const agree = () => screen.getByRole("button", { name: texts.agree });

test("shows the exact text, and asks for the name", async () => {
  const answers = show();
  expect(screen.getByText("I, José Ortiz, agree.")).toBeInTheDocument();
  expect(screen.getByText("$70.50 an hour")).toBeInTheDocument();
  await userEvent.click(agree());
  expect(await screen.findByText(texts.typeName)).toBeInTheDocument();
  expect(name()).toHaveFocus();
  expect(answers).toEqual([]);
});

test("keeps the typed name when the server refuses it", async () => {
  const message = "Type your name as it’s written above: José Ortiz.";
  const answers = show(
    answerOf(true, "Jose", [{ field: "typedName", message }]),
    answerOf(true, "Jose Ortiz"),
  );
  await userEvent.type(name(), "Jose");
  await userEvent.click(agree());
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(name()).toHaveValue("Jose");
  await userEvent.type(name(), " Ortiz");
  await userEvent.click(agree());
  await waitFor(() => expect(answers).toEqual(["GRANTED"]));
});

test("takes a no without a name", async () => {
  const answers = show(answerOf(false, null));
  await userEvent.click(screen.getByRole("button", { name: texts.declineNamed("Cedar Health") }));
  await waitFor(() => expect(answers).toEqual(["DECLINED"]));
});
