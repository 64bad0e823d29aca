import { screen } from "@testing-library/react";
import { sentPaths } from "#site/sent-paths";
import { signInProblems } from "#texts/sign-in-problems";
import { renderApp } from "../../test/render";
import { SignInProblem } from "./SignInProblem";

const open = (path: string) =>
  renderApp(<SignInProblem />, { path, route: "/auth/problem", signIn: { openSignIn: jest.fn() } });

it.each(signInProblems)("says what went wrong, and how to go on (%s)", (reason) => {
  open(sentPaths.signInProblem(reason, "linkedin"));
  const message = screen.getByRole(reason === "canceled" ? "status" : "alert");
  expect(message).toHaveTextContent(/^[A-Z][^<>]{15,}$/);
  expect(screen.getByRole("button", { name: "Log in another way" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to where you were" })).toBeVisible();
});

it("shows nothing of what someone else wrote into the address", () => {
  open("/auth/problem?reason=Call%20555-0100&provider=Your%20bank");
  expect(screen.getByRole("alert")).toHaveTextContent(/^LinkedIn login failed$/);
});

it("tells someone whose account is turned off where to ask", () => {
  open(sentPaths.signInProblem("disabled", "linkedin"));
  expect(screen.getByRole("alert")).toHaveTextContent(/Email \S+@\S+ if/);
});
