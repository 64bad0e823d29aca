/** The `error` member of Stripe's error body. */
interface StripeErrorBody {
  type: "invalid_request_error" | "idempotency_error" | "card_error" | "api_error";
  message: string;
  code?: string;
  param?: string;
  doc_url?: string;
}

/** An error response as Stripe would send it: HTTP status and body. */
export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }
}

/** 400: the request was understood and refused. */
export function invalidRequest(message: string, param?: string, code?: string): StripeApiError {
  return new StripeApiError(400, {
    type: "invalid_request_error",
    message,
    ...(param && { param }),
    ...(code && {
      code,
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
    }),
  });
}

/** An unknown id: 404 if it is in the path, 400 if it is a parameter. */
export function resourceMissing(kind: string, id: string, param = "id"): StripeApiError {
  const { body } = invalidRequest(`No such ${kind}: '${id}'`, param, "resource_missing");
  return new StripeApiError(param === "id" ? 404 : 400, body);
}

export function unrecognizedUrl(method: string, path: string): StripeApiError {
  return new StripeApiError(404, {
    type: "invalid_request_error",
    message:
      `Unrecognized request URL (${method}: ${path}). ` +
      "This stand-in serves only the part of the API that the product uses.",
  });
}
