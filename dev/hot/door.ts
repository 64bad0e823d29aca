import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";

/** Client source files: Vite's own URLs, and any path with a file extension, which no page of the site has. */
const SOURCE = /^\/@|\.\w+$/;
/** Served by the site: it contains the name from the settings, or is made of another file. */
const MADE = new Set(["/manifest.webmanifest", "/favicon.ico"]);

export interface DoorOptions {
  /** Vite's middleware: it answers, or calls `next`. */
  sources: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  /** The port of the site, once it is up. */
  address: () => Promise<number>;
  /** An HTML page that says why the site does not start. */
  failure: (error: Error) => string;
}

/**
 * The proxy in front of the site for `npm run dev`. Vite serves the client's sources; all other requests go to the site,
 * and wait while it restarts.
 */
export function createDoor({ sources, address, failure }: DoorOptions): Server {
  const agent = new Agent({ keepAlive: false });
  const toSite = (req: IncomingMessage, res: ServerResponse): void => {
    address().then(
      (port) => forward(req, res, port, agent),
      (error: Error) => fail(res, failure(error)),
    );
  };
  return createServer((req, res) => {
    // Not `new URL`, which throws for paths such as "//".
    const [pathname = ""] = (req.url ?? "/").split("?");
    const isSource = req.method === "GET" && SOURCE.test(pathname) && !MADE.has(pathname);
    if (isSource) sources(req, res, () => toSite(req, res));
    else toSite(req, res);
  });
}

/** Forwards the request unchanged, plus the client's address. */
function forward(req: IncomingMessage, res: ServerResponse, port: number, agent: Agent): void {
  const { method, url, headers, socket } = req;
  const before = headers["x-forwarded-for"];
  const from = [before, socket.remoteAddress].filter(Boolean).join(", ");
  const passed = request(
    {
      host: "127.0.0.1",
      port,
      method,
      path: url,
      agent,
      headers: { ...headers, "x-forwarded-for": from },
    },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      answer.pipe(res);
      answer.on("error", () => res.destroy());
    },
  );
  passed.on("error", () =>
    res.headersSent ? res.destroy() : fail(res, "The site dropped the connection."),
  );
  res.on("close", () => passed.destroy());
  req.pipe(passed);
}

function fail(res: ServerResponse, page: string): void {
  res.writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  res.end(page);
}
