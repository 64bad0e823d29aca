import type { Request } from "express";
import { StripeApiError } from "../core/errors.js";

/** @throws Stripe's 401 unless the secret key is the bearer token. */
export function authenticate(request: Request, secretKey: string): void {
  const key = keyOf(request.get("authorization") ?? "");
  if (key === "") {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization " +
        "header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (key !== secretKey) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

function keyOf(header: string): string {
  const [scheme = "", value = ""] = header.split(" ");
  return scheme.toLowerCase() === "bearer" ? value : "";
}

const unauthorized = (message: string): StripeApiError =>
  new StripeApiError(401, { type: "invalid_request_error", message });

const masked = (key: string): string => `${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`;
