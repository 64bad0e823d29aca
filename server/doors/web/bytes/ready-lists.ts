import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";
import type { AnswerKeeper } from "../../graphql/public-queries.js";
import { isFromNobody, STALE_IF_ERROR_S, varyByCaller } from "../../../kit/http/cache-control.js";
import type { ListSender, SendList } from "../../../kit/http/paging.js";
import { Answer, type Packed } from "./answer.js";
import { AnswerStore, MIB } from "./answer-store.js";
import { encodingFor } from "./encodings.js";
import { sendPacked } from "./send-packed.js";

const JSON_TYPE = "application/json; charset=utf-8";
/** A list of 200 jobs with their texts takes about half of an answer. Apart from pages, so that odd lists can't displace them. */
const BOUNDS = { maxBytes: 32 * MIB, maxAnswerBytes: 2 * MIB };
/** Nobody else's programs may rely on an older answer, unless there is no other. */
const ASKED_EACH_TIME = `public, max-age=0, stale-if-error=${STALE_IF_ERROR_S}`;
const LIST_PATH = "/api/";
/** What Apollo answers as plain JSON. */
const JSON_ACCEPTED = new Set([undefined, "*/*", "application/json"]);
const QUERY_PATH = "/graphql?";
/** What Apollo reads from an address. */
const QUERY_NAMES = ["query", "operationName", "variables", "extensions"];

/**
 * The public lists of the REST API, and public queries of GraphQL sent by GET, as bytes, for callers that are nobody: they are the
 * same for all of them.
 */
export class ReadyLists implements ListSender, AnswerKeeper {
  private readonly answers: AnswerStore<never>;

  /** @param lifetimeMs how long lists are kept, in milliseconds; by default, as long as pages */
  constructor(lifetimeMs?: number) {
    this.answers = new AnswerStore({ ...BOUNDS, lifetimeMs });
  }

  /** The list if it is ready, and the request's caller may have it. */
  take(request: IncomingMessage): Packed | undefined {
    if (!this.mayHave(request)) return undefined;
    return this.answers.take(request.url ?? "", request.headers["accept-encoding"]);
  }

  /** The last list, while none can be made: see `AnswerStore.takeLast`. */
  takeLast(request: IncomingMessage, mayTry = true): Packed | undefined {
    if (!this.mayHave(request)) return undefined;
    return this.answers.takeLast(request.url ?? "", request.headers["accept-encoding"], mayTry);
  }

  async sendLast(request: Request, response: Response): Promise<boolean> {
    const last = this.mayHave(request) ? this.answers.last(request.originalUrl) : undefined;
    if (!last) return false;
    sendPacked(request, response, await last.in(encodingFor(request.get("accept-encoding"))));
    return true;
  }

  /** Drops all: something that they may show has changed. */
  clear(): void {
    this.answers.clear();
  }

  begin(request: Request, response: Response, names: readonly string[]): SendList {
    if (!isFromAnyone(request)) return async (list) => void response.json(list);
    const send = this.sending(request, response, names);
    return (list) => send(JSON.stringify(list));
  }

  isPublicQuery(request: IncomingMessage): boolean {
    const { method, headers } = request;
    return (
      method === "GET" &&
      // Other sites' pages can't send this header unasked, so it is no forgery.
      Boolean(headers["apollo-require-preflight"]) &&
      headers["content-type"] === undefined &&
      JSON_ACCEPTED.has(headers.accept) &&
      isFromAnyone(request)
    );
  }

  beginText(request: Request, response: Response): SendText {
    const send = this.sending(request, response, QUERY_NAMES);
    return (text) => {
      varyByCaller(response).set("Cache-Control", ASKED_EACH_TIME);
      return send(text);
    };
  }

  private mayHave(request: IncomingMessage & { originalUrl?: string }): boolean {
    // Express shortens the url of a request on its way.
    const { originalUrl = request.url ?? "" } = request;
    if (originalUrl.startsWith(LIST_PATH)) return isFromAnyone(request);
    return originalUrl.startsWith(QUERY_PATH) && this.isPublicQuery(request);
  }

  /** @param names parameters that the answer depends on */
  private sending(request: Request, response: Response, names: readonly string[]): SendText {
    const keep = this.answers.begin();
    return async (text) => {
      const answer = new Answer(text, JSON_TYPE, response.getHeaders());
      const packed = await answer.in(encodingFor(request.get("accept-encoding")));
      if (mayReturn(request, names)) keep(request.originalUrl, answer);
      sendPacked(request, response, packed);
    };
  }
}

type SendText = (text: string) => Promise<void>;

/** Whether the address is one that `take` looks for. With parameters that nobody reads, anyone could fill the memory with one list. */
const mayReturn = ({ originalUrl, query }: Request, names: readonly string[]): boolean =>
  (originalUrl.startsWith(LIST_PATH) || originalUrl.startsWith(QUERY_PATH)) &&
  Object.keys(query).every((name) => names.includes(name));

/** Nothing tells who is calling, or which other site's page is. */
const isFromAnyone = (request: IncomingMessage): boolean =>
  isFromNobody(request) && request.headers.origin === undefined;
