import { ServerError } from "@apollo/client/errors";
import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";

/** A site says how long to wait; those that were refused together don't come back together. */
const waitMs = ({ response }: ServerError): number =>
  (Number(response.headers.get("retry-after")) || 2) * (1 + Math.random()) * 1000;
const LONGEST_WAIT_S = 5;

const isBusy = (error: unknown): error is ServerError =>
  ServerError.is(error) &&
  error.statusCode === 503 &&
  Number(error.response.headers.get("retry-after")) <= LONGEST_WAIT_S;

/** Asks once more for what the site refused because it had too much to do for a moment. A change is for its form to send again. */
export const busyLink = new RetryLink({
  attempts: (count, { operationType }, error) =>
    count === 1 && operationType === OperationTypeNode.QUERY && isBusy(error),
  delay: (_count, _operation, error) => (isBusy(error) ? waitMs(error) : 0),
});
