import { Router, type Request, type Response } from "express";
import { sentPaths } from "#site/sent-paths";
import { AppError, isOurFault, isProviderFailure, isUnavailable } from "../../core/errors.js";
import { failureReports } from "../../core/failure-reports.js";
import { Unchecked } from "../../core/input.js";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";
import type { Cookies } from "../../kit/http/cookies.js";
import type { AwaitedCode, ProviderSignInService } from "./provider-sign-in.service.js";
import { PROVIDER_PATHS } from "./provider.paths.js";
import { problemOf } from "./sign-in-refusal.js";
import { visitorOf, type SignInCookies } from "./sign-in.cookies.js";

/** Errors that a proof of who one is would end. */
const NEEDS_PROOF = ["SECOND_FACTOR_REQUIRED", "FRESH_PROOF_REQUIRED"];

/** Where a browser leaves for a provider, and where LinkedIn sends it back. Google sends it to a page of the client. */
export function providerRoutes(
  providers: ProviderSignInService,
  cookies: SignInCookies,
  ownOrigin: string,
): Router {
  const router = Router();

  const start = (name: ProviderName) => async (req: Request, res: Response) => {
    const { query, context } = req;
    const next = typeof query.next === "string" ? query.next : undefined;
    const wish = { next, link: query.link === "1" };
    try {
      if (wish.link) refuseOtherSites(req, ownOrigin);
      const { address, cookie } = await providers.start(name, wish, visitorOf(context));
      cookies.bindFlow(context.cookies, cookie);
      leave(res, address);
    } catch (error) {
      leave(res, problemAddress(name, error));
    }
  };
  router.get(PROVIDER_PATHS.GOOGLE.start, start("GOOGLE"));
  router.get(PROVIDER_PATHS.LINKEDIN.start, start("LINKEDIN"));

  router.get(PROVIDER_PATHS.LINKEDIN.callback, async ({ query, context }, res) => {
    try {
      const visitor = visitorOf(context);
      const outcome = await providers.finishWithCode("LINKEDIN", new Unchecked(query), visitor);
      if ("codeToken" in outcome) return awaitCode(res, context.cookies, outcome);
      if (outcome.signedIn) cookies.signIn(context.cookies, outcome.signedIn);
      leave(res, outcome.returnTo);
    } catch (error) {
      cookies.noteRefusal(context.cookies, "LINKEDIN", error);
      leave(res, problemAddress("LINKEDIN", error));
    }
  });

  /** The person enters the code on a page of the client, or logs in with another address and is then offered to connect. */
  function awaitCode(res: Response, jar: Cookies, { codeToken, returnTo }: AwaitedCode): void {
    cookies.bindCode(jar, codeToken);
    cookies.offer(jar, "LINKEDIN");
    leave(res, sentPaths.enterCode(returnTo));
  }

  return router;
}

/**
 * Another site could otherwise make a browser connect a provider's account that is not its owner's: people are signed in there
 * without being asked. Browsers without Fetch Metadata say where they come from in `Referer`: our pages send it to ourselves.
 * Visits have no `Origin`, and only a browser has a cookie to connect with, so one that says nothing is refused.
 */
function refuseOtherSites(req: Request, ownOrigin: string): void {
  const site = req.get("sec-fetch-site") ?? (cameFrom(req) === ownOrigin ? "same-origin" : "");
  if (!["same-origin", "none"].includes(site)) throw new AppError("CSRF", "");
}

function cameFrom(req: Request): string | null {
  const referer = req.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer).origin : null;
}

/** The answer depends on cookies and holds a state, so it is never stored. */
function leave(res: Response, address: string): void {
  res.set("Cache-Control", "no-store").set("Referrer-Policy", "no-referrer").redirect(302, address);
}

/** @throws errors that are not about this sign-in, such as a missing page or an unreachable database */
function problemAddress(name: ProviderName, error: unknown): string {
  if (!(error instanceof AppError) || error.code === "NOT_FOUND") throw error;
  if (isUnavailable(error) && !isProviderFailure(error)) throw error;
  if (isOurFault(error)) failureReports.publish(error);
  return NEEDS_PROOF.includes(error.code)
    ? sentPaths.confirmBeforeLinking(name.toLowerCase())
    : sentPaths.signInProblem(problemOf(error), name.toLowerCase());
}
