import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountTexts } from "#texts/account";
import { deletionTexts } from "#texts/your-data";
import { renderApp } from "../../test/render";
import { FactorReset } from "./FactorReset";
import { KeepAccount } from "./KeepAccount";
import { NotMe } from "./NotMe";
import { ReportFactorChangeDocument } from "./NotMe.generated";

test.each([
  ["stopping a reset", <FactorReset key="reset" token="" />, "/account/sign-in"],
  ["reporting a change", <NotMe key="not-me" token="" />, "/account/sign-in"],
  ["keeping an account", <KeepAccount key="keep" token="" />, "/account"],
])("a link for %s without its token leads to the account", (_, page, address) => {
  renderApp(page);
  expect(screen.getByRole("heading", { name: accountTexts.linkBroken })).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", address);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test.each([
  ["keeping an account", <KeepAccount key="keep" token="t" />, deletionTexts.keep],
  ["reporting a change", <NotMe key="not-me" token="t" />, accountTexts.notMe],
])("a whole link for %s asks before it changes anything", (_, page, label) => {
  renderApp(page);
  expect(screen.getByRole("button", { name: label })).toBeVisible();
});

test("a reported change logs out every device, and the page says what is next", async () => {
  const message = "Every device is logged out.";
  const __typename = "ReportFactorChangePayload" as const;
  renderApp(<NotMe token="t" />, {
    mocks: [
      {
        request: { query: ReportFactorChangeDocument, variables: { input: { token: "t" } } },
        result: { data: { reportFactorChange: { __typename, message, userErrors: [] } } },
      },
    ],
  });
  await userEvent.click(screen.getByRole("button", { name: accountTexts.notMe }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/account/sign-in");
});
