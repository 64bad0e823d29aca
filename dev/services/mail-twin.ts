import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { IncomingMessage, ServerResponse } from "node:http";
import sesLocal from "aws-ses-v2-local";
import { getStoreReadonly, type Email } from "aws-ses-v2-local/dist/store.js";
import { z } from "zod";
import { Authenticator } from "./authenticator.js";
import { inboxPage, returnedPage } from "./inbox-page.js";
import { MailReturns, RETURNS, type TopicSettings } from "./mail-returns.js";
import { closeServer, LOOPBACK, loopbackUrl, urlOf, type Service } from "./service.js";

/** How many mails to keep: the next start deletes older ones. */
const KEPT = 200;

const storedMails = z.array(
  z.object({
    messageId: z.string(),
    from: z.string(),
    replyTo: z.array(z.string()),
    destination: z.object({
      to: z.array(z.string()),
      cc: z.array(z.string()),
      bcc: z.array(z.string()),
    }),
    subject: z.string(),
    body: z.object({ html: z.string().optional(), text: z.string().optional() }),
    attachments: z.array(
      z.object({
        content: z.string(),
        contentType: z.string(),
        filename: z.string().optional(),
        size: z.number(),
      }),
    ),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    at: z.number(),
  }),
);

export interface MailTwinOptions {
  port: number;
  /** JSON with the newest mails; it survives a restart. */
  dataFile: string;
  topic: TopicSettings;
}

/**
 * Starts a local SES with an inbox page at `/` and an authenticator app at `/authenticator`; `GET /store` returns the mails as
 * JSON, `GET /store?to=ADDRESS` those to one address. `POST /mail/ID/bounce` and `POST /mail/ID/complaint` tell the site that the
 * mail came back or was marked as spam.
 */
export async function startMailTwin({ port, dataFile, topic }: MailTwinOptions): Promise<Service> {
  const { emails } = getStoreReadonly();
  emails.push(...(await readMails(dataFile)));
  // By default it listens on every interface; sign-in codes must not be visible on the network.
  const server = await startSes(port);
  const save = createSaver(dataFile);
  const keys = path.join(path.dirname(dataFile), "authenticator.json");
  const authenticator = await Authenticator.open(keys);
  const returns = await MailReturns.create(topic);
  const answer = server.listeners("request")[0];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (authenticator.answer(request, response)) return;
    if (answerReturn(request, response, { returns, ownUrl: loopbackUrl(port) })) return;
    if (request.method === "POST") response.on("finish", save);
    if (!answerPage(request, response)) answer?.call(server, request, response);
  });
  return { url: loopbackUrl(port), close: () => closeServer(server) };
}

/** Express calls the same callback for a listen error, so check that it listens. */
async function startSes(port: number) {
  const start = "default" in sesLocal ? sesLocal.default : sesLocal;
  const server = await start({ port, host: LOOPBACK });
  // No time limit: a caller that stalled could send a request on a connection that was just closed.
  server.keepAliveTimeout = 0;
  if (!server.listening) throw new Error(`Port ${port} for the mail service is taken.`);
  return server;
}

const RETURN_PATH = /^\/mail\/([^/]+)\/(bounce|complaint)$/;

interface ReturnParts {
  returns: MailReturns;
  ownUrl: string;
}

/** The certificate that the site checks, and the buttons by which a mail comes back. */
function answerReturn(
  request: IncomingMessage,
  response: ServerResponse,
  { returns, ownUrl }: ReturnParts,
): boolean {
  const { pathname } = urlOf(request);
  if (pathname === returns.certificatePath) {
    response.writeHead(200, { "content-type": "application/x-pem-file" });
    response.end(returns.certificate);
    return true;
  }
  const [, id, name] = RETURN_PATH.exec(pathname) ?? [];
  const how = RETURNS.find((one) => one === name);
  const mail = getStoreReadonly().emails.find((one) => encodeURIComponent(one.messageId) === id);
  if (request.method !== "POST" || !mail || !how) return false;
  request.resume();
  void returns.tell(how, mail, ownUrl).then(
    (status) => sendHtml(response, returnedPage(how, status)),
    () => sendHtml(response, returnedPage(how, null)),
  );
  return true;
}

function answerPage(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET") return false;
  const url = urlOf(request);
  const { emails } = getStoreReadonly();
  if (url.pathname === "/") {
    sendHtml(response, inboxPage(emails, url.searchParams.get("to") ?? undefined));
    return true;
  }
  const to = url.searchParams.get("to");
  if (url.pathname === "/store" && to !== null) {
    sendJson(response, { emails: emails.filter(({ destination }) => destination.to.includes(to)) });
    return true;
  }
  const id = /^\/mail\/([^/]+)\.html$/.exec(url.pathname)?.[1];
  const html = emails.find((email) => encodeURIComponent(email.messageId) === id)?.body.html;
  if (html === undefined) return false;
  // Open a mail's links in a new tab, not inside the frame.
  sendHtml(response, `<base target="_blank">${html}`);
  return true;
}

function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(html);
}

function sendJson(response: ServerResponse, value: object): void {
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(value));
}

async function readMails(file: string): Promise<Email[]> {
  try {
    const parsed = storedMails.safeParse(JSON.parse(await readFile(file, "utf8")));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Writes one at a time, by rename: after a kill, the file has either the old content or the new. */
function createSaver(file: string): () => void {
  let isBehind = false;
  let work: Promise<void> | undefined;
  const write = async () => {
    const mails = getStoreReadonly().emails.slice(-KEPT);
    await writeFile(`${file}.new`, JSON.stringify(mails), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  // Mails that come during a write are saved together by the next one.
  const catchUp = async () => {
    for (; isBehind; await write()) isBehind = false;
  };
  return () => {
    isBehind = true;
    work ??= catchUp()
      .catch((error: unknown) => console.error("could not save the mails:", error))
      .finally(() => (work = undefined));
  };
}
