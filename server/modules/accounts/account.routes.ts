import { Router } from "express";
import { z } from "zod";
import { answerTexts } from "#texts/answers";
import { signInTexts } from "#texts/sign-in";
import { fieldTexts } from "#texts/fields";
import { requireKnown } from "../../core/actor.js";
import { Unchecked } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import { presentUser } from "./account.presenter.js";
import type { AccountService } from "./account.service.js";
import type { CodeSignInService } from "./code-sign-in.service.js";
import type { ProviderSignInService } from "./provider-sign-in.service.js";
import { visitorOf, type SignInCookies } from "./sign-in.cookies.js";

const byEmail = z.object({ email: z.string({ error: fieldTexts.emailMissing }) });

interface AccountServices {
  accounts: AccountService;
  codeSignIn: CodeSignInService;
  providers: ProviderSignInService;
}

/** /api/auth/… and /api/users/by-email. */
export function accountRoutes(
  { accounts, codeSignIn, providers }: AccountServices,
  signInCookies: SignInCookies,
): Router {
  const router = Router();

  router.post("/auth/signup", async ({ body, context }, res) => {
    signInCookies.bindCode(
      context.cookies,
      await accounts.signUp(new Unchecked(body), context.cookies.get("otp"), context.client),
    );
    res.json({ message: answerTexts.signUpSent });
  });

  router.post("/auth/login", async ({ body, context }, res) => {
    signInCookies.bindCode(
      context.cookies,
      await accounts.requestCode(new Unchecked(body), context.cookies.get("otp"), context.client),
    );
    res.json({ message: answerTexts.codeSent });
  });

  router.post("/auth/verify-otp", async ({ body, context: { cookies, client } }, res) => {
    const signedIn = await codeSignIn.verify(new Unchecked(body), cookies.get("otp"), client);
    signInCookies.signIn(cookies, signedIn);
    res.json({ message: signInTexts.loginSuccessful, user: presentUser(signedIn.user) });
  });

  router.post("/auth/google-oauth", async ({ body, context }, res) => {
    const visitor = visitorOf(context);
    const outcome = await providers.finishWithToken("GOOGLE", new Unchecked(body), visitor);
    if (outcome.signedIn) signInCookies.signIn(context.cookies, outcome.signedIn);
    res.json({ user: presentUser(outcome.user) });
  });

  router.post("/auth/logout", async ({ context: { cookies, client } }, res) => {
    await accounts.signOut(client);
    signInCookies.signOut(cookies);
    res.json({ message: signInTexts.signedOut });
  });

  router.get("/auth/me", async ({ context }, res) => {
    const user = presentUser(await accounts.current(context.actor));
    res.json({ ...user, user });
  });

  router.get("/auth/current-user", async ({ context }, res) => {
    res.json({ user: presentUser(await accounts.current(context.actor)) });
  });

  router.get("/users/by-email", async ({ query, context }, res) => {
    requireKnown(context.actor);
    const { email } = parse(byEmail, query);
    const user = await accounts.getOwnByEmail(context.actor, email);
    res.json({ userId: user.id, _id: user.id });
  });

  return router;
}
