import { Router } from "express";
import { paths } from "#site/paths";
import { later, minutes, type Clock } from "../../core/clock.js";
import { notFound } from "../../core/errors.js";
import { newToken } from "../../core/secrets.js";
import type { GoogleVerifier } from "../../integrations/identity/google-verifier.js";
import { GOOGLE_START_PATH } from "../graphql/resolvers.js";

/**
 * Redirects to Google with a nonce that is tied to this browser by a cookie. Google redirects back to the client's
 * page, which passes the ID token to `signInWithGoogle`.
 */
export function googleStart(google: GoogleVerifier | null, origin: string, clock: Clock): Router {
  const router = Router();
  router.get(GOOGLE_START_PATH, ({ context }, res) => {
    if (!google) throw notFound("page");
    const nonce = newToken();
    context.cookies.set("nonce", nonce, later(clock.now(), minutes(10)));
    const target = new URL(google.settings.authorizeUrl);
    const parameters = {
      client_id: google.settings.clientId,
      redirect_uri: origin + paths.googleCallback,
      response_type: "id_token",
      scope: "openid email profile",
      nonce,
    };
    for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
    res.redirect(302, target.href);
  });
  return router;
}
