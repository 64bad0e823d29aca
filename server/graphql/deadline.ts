import {
  ApolloServer,
  HeaderMap,
  type BaseContext,
  type HTTPGraphQLResponse,
} from "@apollo/server";
import { errorTexts } from "#texts/errors";
import { AppError } from "../core/errors.js";
import { seconds } from "../core/clock.js";
import { toGraphQLBody } from "./errors.js";

const OPERATION_MS = seconds(10);
/** A file comes in while its operation runs, over whatever line the visitor has. */
const UPLOAD_MS = seconds(60);

/** Answers in time, whatever an operation waits for; what it still does then goes on unheard. */
export class DeadlineServer<Context extends BaseContext> extends ApolloServer<Context> {
  /** Milliseconds; tests lower it. */
  operationMs = OPERATION_MS;

  override async executeHTTPGraphQLRequest(
    request: Parameters<ApolloServer<Context>["executeHTTPGraphQLRequest"]>[0],
  ): Promise<HTTPGraphQLResponse> {
    const type = request.httpGraphQLRequest.headers.get("content-type") ?? "";
    const limit = type.startsWith("multipart/form-data") ? UPLOAD_MS : this.operationMs;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<HTTPGraphQLResponse>((resolve) => {
      timer = setTimeout(() => resolve(tooLate()), limit);
    });
    try {
      return await Promise.race([super.executeHTTPGraphQLRequest(request), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function tooLate(): HTTPGraphQLResponse {
  const error = new AppError("UNAVAILABLE", 503, errorTexts.tookTooLong, { retryAfterSeconds: 5 });
  const headers = new HeaderMap([
    ["content-type", "application/json; charset=utf-8"],
    ["cache-control", "no-store"],
    ["retry-after", "5"],
  ]);
  const string = JSON.stringify(toGraphQLBody(error));
  return { status: error.status, headers, body: { kind: "complete", string } };
}
