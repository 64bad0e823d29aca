import { screen } from "@testing-library/react";
import { accountTexts } from "#texts/account";
import { deletionTexts } from "#texts/your-data";
import { renderApp } from "../../test/render";
import { FactorReset } from "./FactorReset";
import { KeepAccount } from "./KeepAccount";

test.each([
  ["stopping a reset", <FactorReset key="reset" token="" />, "/account/sign-in"],
  ["keeping an account", <KeepAccount key="keep" token="" />, "/account"],
])("a link for %s without its token leads to the account", (_, page, address) => {
  renderApp(page);
  expect(screen.getByRole("heading", { name: accountTexts.linkBroken })).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", address);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a whole link asks before it changes anything", () => {
  renderApp(<KeepAccount token="t" />);
  expect(screen.getByRole("button", { name: deletionTexts.keep })).toBeVisible();
});
