import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commonTexts } from "#texts/common";
import { twoStepTexts } from "#texts/two-step";
import { paths } from "#site/paths";
import { askForProof } from "../../../lib/session/proof";
import { renderApp } from "../../../test/render";
import { SecondFactorStatusDocument } from "./Factors.generated";
import { ProofPrompt } from "./ProofPrompt";

/** A member of the staff who has not set up a second factor. */
const me = {
  __typename: "User",
  id: "user-1",
  secondFactor: {
    __typename: "SecondFactor",
    hasTotp: false,
    passkeyCount: 0,
    recoveryCodesLeft: 0,
    isProven: false,
    isRequired: true,
    passkeysNeedCode: false,
  },
};
const status = (change: Partial<typeof me.secondFactor> = {}) => ({
  request: { query: SecondFactorStatusDocument },
  result: { data: { me: { ...me, secondFactor: { ...me.secondFactor, ...change } } } },
});

/** Asks for a proof, and waits for the dialog. */
async function ask(mock = status(), words = twoStepTexts.setUpFirst) {
  const view = renderApp(<ProofPrompt />, { mocks: [mock], path: "/account" });
  const given = askForProof("SECOND_FACTOR_REQUIRED");
  await screen.findByText(words);
  return { ...view, given };
}

test("closing the dialog means that there is no proof", async () => {
  const { given } = await ask();
  await userEvent.click(screen.getByRole("button", { name: commonTexts.close }));
  await expect(given).resolves.toBe(false);
  expect(screen.queryByText(twoStepTexts.setUpFirst)).toBeNull();
});

test("staff without a second factor can follow the link to set one up", async () => {
  const { given, router } = await ask();
  await userEvent.click(screen.getByRole("link", { name: twoStepTexts.setUpTitle }));
  await expect(given).resolves.toBe(false);
  expect(router.state.location.pathname).toBe(paths.desk());
});

test("whoever waits for the proof goes on when the page is left", async () => {
  const { given, unmount } = await ask();
  unmount();
  await expect(given).resolves.toBe(false);
  await expect(askForProof("SECOND_FACTOR_REQUIRED")).resolves.toBe(false);
});

test("a passkey from before someone was staff is asked for after a code by email", async () => {
  await ask(status({ passkeyCount: 1, passkeysNeedCode: true }), twoStepTexts.passkeyNeedsCode);
  expect(screen.getByRole("button", { name: twoStepTexts.emailCode })).toBeVisible();
  expect(screen.queryByRole("button", { name: twoStepTexts.usePasskey })).toBeNull();
});
