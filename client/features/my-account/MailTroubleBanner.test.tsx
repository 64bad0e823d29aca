import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ownMailTroubleTexts as texts } from "#texts/mail-trouble";
import { twoStepTexts } from "#texts/two-step";
import { renderApp } from "../../test/render";
import { ConfirmFreshProofDocument, StartFreshProofDocument } from "./factors/FreshProof.generated";
import { MailTroubleBanner } from "./MailTroubleBanner";
import { OwnMailTroubleDocument } from "./OwnMailTrouble.generated";

const BOUNCED = {
  __typename: "MailTrouble",
  bouncedAt: "2026-11-28T12:00:00.000Z",
  bounceReason: "NO_MAILBOX",
  complainedAt: null,
};
const COMPLAINED = {
  ...{ __typename: "MailTrouble", bouncedAt: null, bounceReason: null },
  complainedAt: "2026-11-28T12:00:00.000Z",
};

const answerOf = (mailTrouble: object | null) => ({
  request: { query: OwnMailTroubleDocument },
  result: {
    data: { me: { __typename: "User", id: "u1", email: "ana@example.com", mailTrouble } },
  },
});
const startCode = {
  request: { query: StartFreshProofDocument },
  result: {
    data: {
      startFreshProof: { __typename: "StartFreshProofPayload", message: "Sent.", userErrors: [] },
    },
  },
};
const secondFactor = {
  ...{ __typename: "SecondFactor", hasTotp: false, passkeyCount: 0, recoveryCodesLeft: 0 },
  ...{ isProven: false, isRequired: false, passkeysNeedCode: false },
};
const confirmCode = {
  request: { query: ConfirmFreshProofDocument, variables: { input: { code: "123456" } } },
  result: {
    data: {
      confirmFreshProof: {
        __typename: "ConfirmFreshProofPayload",
        me: { __typename: "User", id: "u1", secondFactor },
        userErrors: [],
      },
    },
  },
};

test("says that mail comes back, and asks for another address", async () => {
  renderApp(<MailTroubleBanner />, { mocks: [answerOf(BOUNCED)] });
  expect(await screen.findByRole("region", { name: texts.title })).toHaveTextContent(
    "Our email to ana@example.com came back on 11/28/2026: there’s no such mailbox.",
  );
  expect(screen.getByRole("link", { name: texts.another })).toHaveAttribute("href", "/contact");
});

test("a code that arrives shows that the address works", async () => {
  renderApp(<MailTroubleBanner />, {
    mocks: [answerOf(BOUNCED), startCode, confirmCode, answerOf(null)],
  });
  await userEvent.click(await screen.findByRole("button", { name: texts.check }));
  await userEvent.click(screen.getByRole("button", { name: twoStepTexts.emailCode }));
  await userEvent.type(await screen.findByRole("textbox"), "123456");
  expect(await screen.findByText(texts.works)).toBeInTheDocument();
  expect(screen.queryByRole("region")).toBeNull();
});

test.each([
  ["nothing is wrong", null],
  ["only mailings stopped", COMPLAINED],
])("says nothing if %s", async (_what, trouble) => {
  const { container, allAnswered } = renderApp(<MailTroubleBanner />, {
    mocks: [answerOf(trouble)],
  });
  await allAnswered();
  expect(container).toBeEmptyDOMElement();
});
