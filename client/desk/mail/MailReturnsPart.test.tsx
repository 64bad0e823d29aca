import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mailReturnTexts as texts } from "#texts/mail-trouble";
import { renderApp } from "../../test/render";
import { MailReturnsDocument } from "./MailReturns.generated";
import { MailReturnsPart } from "./MailReturnsPart";

const request = { query: MailReturnsDocument };
const period = {
  ...{ __typename: "MailRates", days: 7, sent: 0, withheld: 0, bounced: 0, softBounced: 0 },
  ...{ complained: 0, bounceRate: null, complaintRate: null },
};
const month = {
  ...{ ...period, days: 30, sent: 2000, withheld: 3, bounced: 120, softBounced: 8 },
  ...{ complained: 1, bounceRate: 0.06, complaintRate: 0.0005 },
};
const answerOf = (isConnected: boolean) => ({
  request,
  result: {
    data: {
      mailReturns: { __typename: "MailReturns", isConnected, periods: [period, month] },
    },
  },
});

test("shows the rates, and which one is too high", async () => {
  renderApp(<MailReturnsPart />, { mocks: [answerOf(true)] });
  const tooHigh = (await screen.findByText("6%")).parentElement;
  expect(tooHigh).toHaveTextContent(`${texts.bounced(30)}6%120 of 2,000 emails`);
  expect(tooHigh).toHaveAttribute("data-urgent", "true");
  const fine = screen.getByText("0.05%").parentElement;
  expect(fine).toHaveTextContent(texts.complained(30));
  expect(fine).toHaveAttribute("data-urgent", "false");
  expect(screen.getAllByText(texts.none)).toHaveLength(2);
  expect(screen.getByText(texts.softBounced(8, 30))).toBeInTheDocument();
  expect(screen.getByText(texts.withheld(3, 30))).toBeInTheDocument();
  expect(screen.queryByText(texts.notConnected)).toBeNull();
});

test("says if the site learns of nothing", async () => {
  renderApp(<MailReturnsPart />, { mocks: [answerOf(false)] });
  expect(await screen.findByText(texts.notConnected)).toBeInTheDocument();
});

test("can be loaded again after a failure", async () => {
  renderApp(<MailReturnsPart />, {
    mocks: [{ request, error: new Error("down") }, answerOf(true)],
  });
  expect(await screen.findByText(texts.failed)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("6%")).toBeInTheDocument();
});
