import { ApolloLink, Observable } from "@apollo/client";
import { parseAndCheckHttpResponse } from "@apollo/client/link/http";
import { print } from "@apollo/client/utilities";
import { OperationTypeNode } from "graphql";
import { forgetEarly, takeEarly } from "./early-answers";

declare module "@apollo/client" {
  interface DefaultContext {
    /** Sends the operation instead: for one with files. Its caller loads it, so that other pages do not. */
    uploadLink?: ApolloLink;
  }
}

const HEADERS = {
  accept: "application/graphql-response+json,application/json;q=0.9",
  "content-type": "application/json",
};

/** Emails about a change give its time in the time zone of the person who made it. */
const headersOf = ({ operationType }: ApolloLink.Operation): Record<string, string> =>
  operationType === OperationTypeNode.MUTATION
    ? { ...HEADERS, "time-zone": Intl.DateTimeFormat().resolvedOptions().timeZone }
    : HEADERS;

/** Sends operations to the API as JSON; Apollo's own link is larger, and every page would have to load it. */
export const apiLink = new ApolloLink((operation, forward) => {
  const { uploadLink } = operation.getContext();
  return uploadLink === undefined ? send(operation) : uploadLink.request(operation, forward);
});

const send = (operation: ApolloLink.Operation) =>
  new Observable<ApolloLink.Result>((observer) => {
    const body = bodyOf(operation);
    const controller = new AbortController();
    const ask = () => post(operation, body, controller.signal);
    if (operation.operationType === OperationTypeNode.MUTATION) forgetEarly();
    const early = takeEarly(body);
    (early === undefined ? ask() : early.then((known) => known ?? ask())).then(
      (result) => {
        observer.next(result);
        observer.complete();
      },
      (error: unknown) => observer.error(error),
    );
    return () => controller.abort();
  });

async function post(
  operation: ApolloLink.Operation,
  body: string,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const ask = () =>
    fetch("/graphql", {
      method: "POST",
      credentials: "same-origin",
      headers: headersOf(operation),
      body,
      signal,
    });
  let response = await ask();
  if (operation.operationType === OperationTypeNode.QUERY && isBusy(response)) {
    await waitFor(response);
    response = await ask();
  }
  return (await parseAndCheckHttpResponse(operation)(response)) as ApolloLink.Result;
}

const LONGEST_WAIT_S = 5;
const secondsToWait = ({ headers }: Response) => Number(headers.get("retry-after"));

/** A site that has too much to do for a moment is asked once more. A change is for its form to send again. */
const isBusy = (response: Response): boolean =>
  response.status === 503 && secondsToWait(response) <= LONGEST_WAIT_S;

/** Those that were refused together don't come back together. */
const waitFor = (response: Response): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, (secondsToWait(response) || 2) * (1 + Math.random()) * 1000),
  );

/** What is sent for an operation. */
export const bodyOf = ({
  operationName,
  variables,
  query,
}: Pick<ApolloLink.Operation, "operationName" | "variables" | "query">): string =>
  JSON.stringify({ operationName, variables, query: print(query) });
