import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { createLogger } from "../../core/logger.js";
import { requestLog } from "./request-log.js";

interface Line {
  msg: string;
  level: number;
  requestId: string;
  req: { id: string; method: string; path: string };
  res: { statusCode: number };
}
const lines: Line[] = [];
const logged = new Set<() => void>();
const destination = {
  write: (text: string) => {
    lines.push(JSON.parse(text) as Line);
    logged.forEach((heard) => heard());
  },
};

let server: Server;
let origin = "";

async function start(level: string): Promise<void> {
  lines.length = 0;
  const logger = createLogger(level, destination);
  const app = express();
  app.use(requestLog(logger));
  app.get("/good", (_req, res) => void res.end("good"));
  app.get("/bad", (_req, res) => void res.status(503).end());
  app.get("/told", (_req, res) => {
    logger.info("told");
    res.end();
  });
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const nextLine = () => new Promise<void>((heard) => logged.add(heard));

afterEach(async () => {
  logged.clear();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

describe("the log of requests", () => {
  it("has one line for a request that failed, without its query", async () => {
    await start("info");
    const line = nextLine();
    await fetch(`${origin}/bad?code=123456`);
    await line;
    expect(lines).toEqual([
      expect.objectContaining({
        msg: "request failed",
        level: 50,
        req: { id: expect.any(String), method: "GET", path: "/bad" },
        res: { statusCode: 503 },
      }),
    ]);
  });

  it("says nothing about a request that succeeded", async () => {
    await start("info");
    await fetch(`${origin}/good`);
    const line = nextLine();
    await fetch(`${origin}/bad`);
    await line;
    expect(lines.map(({ req }) => req.path)).toEqual(["/bad"]);
  });

  it("has a line for every request at level debug", async () => {
    await start("debug");
    const line = nextLine();
    await fetch(`${origin}/good?name=Jane`);
    await line;
    expect(lines[0]).toMatchObject({ msg: "request completed", req: { path: "/good" } });
    expect(JSON.stringify(lines)).not.toContain("Jane");
  });

  it("gives the request's id to everything logged during it", async () => {
    await start("debug");
    await fetch(`${origin}/told`);
    while (lines.length < 2) await nextLine();
    const [told, end] = lines;
    expect(told?.msg).toBe("told");
    expect(told?.requestId).toBe(end?.req.id);
  });
});
