import { EventEmitter, once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { Balancer, endToEnd, type Target } from "./balancer.js";

const servers: Server[] = [];
const balancers: Balancer[] = [];
afterEach(async () => {
  for (const balancer of balancers.splice(0)) await balancer.close();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

interface Instance extends Target {
  paths: string[];
  isReady: boolean;
}

/** An instance that notes what it is asked for, and whose health is its own. */
async function instance(answer: RequestListener = (_req, res) => res.end("done")) {
  const paths: string[] = [];
  const server = createServer((req, res) => {
    if (req.url === "/readyz") return void res.writeHead(started.isReady ? 200 : 503).end();
    paths.push(req.url ?? "");
    answer(req, res);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started: Instance = { origin, health: `${origin}/readyz`, paths, isReady: true };
  return started;
}

async function balancerOf(...targets: Target[]): Promise<Balancer> {
  const balancer = await Balancer.start(targets);
  balancers.push(balancer);
  return balancer;
}

describe("the load balancer", () => {
  it("shares requests among the instances that are ready, and no others", async () => {
    const [one, two] = [await instance(), await instance()];
    const balancer = await balancerOf(one, two);
    for (const path of ["/a", "/b", "/c", "/d"]) await fetch(balancer.url + path);
    expect([one.paths.length, two.paths.length]).toEqual([2, 2]);
    two.isReady = false;
    await balancer.check();
    for (const path of ["/e", "/f"]) await fetch(balancer.url + path);
    expect([one.paths.slice(2), two.paths.length]).toEqual([["/e", "/f"], 2]);
  });

  it("waits for an instance to be ready before it sends a request", async () => {
    const late = await instance();
    late.isReady = false;
    const balancer = await balancerOf(late);
    const answer = fetch(balancer.url);
    late.isReady = true;
    await balancer.check();
    expect([(await answer).status, late.paths]).toEqual([200, ["/"]]);
  });

  it("sends nothing a second time when its connection is lost", async () => {
    const broken = () => instance((req) => req.socket.destroy());
    const all = [await broken(), await broken()];
    const balancer = await balancerOf(...all);
    const { status } = await fetch(balancer.url, { method: "POST", body: "once" });
    expect(status).toBe(502);
    expect(all.flatMap(({ paths }) => paths)).toEqual(["/"]);
  });

  it("ends an answer early that an instance doesn't end", async () => {
    const cut = await instance((req, res) => {
      res.writeHead(200, { "content-length": "10" }).write("half");
      setImmediate(() => req.socket.destroy());
    });
    const balancer = await balancerOf(cut);
    await expect(fetch(balancer.url).then((answer) => answer.text())).rejects.toThrow();
  });

  it("passes on what is uploaded as it comes", async () => {
    const heard = new EventEmitter();
    const slow = await instance((req, res) => {
      req.once("data", (bytes: Buffer) => heard.emit("bytes", bytes.toString()));
      req.once("end", () => res.end("whole"));
    });
    const balancer = await balancerOf(slow);
    const visitor = connect(Number(new URL(balancer.url).port), "127.0.0.1");
    const first = once(heard, "bytes");
    visitor.write("POST / HTTP/1.1\r\nhost: site\r\ncontent-length: 6\r\n\r\nabc");
    expect(await first).toEqual(["abc"]);
    visitor.write("def");
    const [answer] = (await once(visitor, "data")) as [Buffer];
    visitor.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
  });
});

it("passes headers on, but for those of one connection", () => {
  const headers = { host: "site", connection: "close, X-Own", "x-own": "1", "keep-alive": "5" };
  expect(endToEnd({ ...headers, cookie: "sid=1", "transfer-encoding": "chunked" })).toEqual({
    host: "site",
    cookie: "sid=1",
  });
});
