import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** The files that operators copy. */
const EXAMPLES = path.resolve("docs/proxies");
const UP_WITHIN_MS = 15_000;

export interface Proxy {
  name: string;
  origin: string;
  /** Whether it keeps pages for all. */
  keepsPages: boolean;
  stop: () => Promise<void>;
}

/** Keeps whatever the answer doesn't forbid, for whoever asks for the same, POST included: the worst that is still a cache. */
const greedyNginx = (port: number, site: URL): string => `
proxy_cache_path cache keys_zone=site:1m;
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass ${site.origin};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_cache site;
    proxy_cache_methods GET HEAD POST;
    proxy_cache_key "$request_uri $request_body";
    proxy_cache_valid any 1m;
    add_header X-Cache $upstream_cache_status always;
  }
}`;

/** The same of Varnish, which asks for everything with a cookie by itself. */
const greedyVarnish = (site: URL): string => `vcl 4.1;
backend default { .host = "${site.hostname}"; .port = "${site.port}"; }
sub vcl_recv { if (req.method == "GET" || req.method == "HEAD") { return (hash); } }
sub vcl_deliver { if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; } }
`;

/** @param folder of its own, where nginx and Varnish keep their files */
export async function startProxies(folder: string, site: URL): Promise<Proxy[]> {
  const documentedNginx = async (port: number) =>
    (await example("nginx-cache.conf", site))
      .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
      .replace("/var/cache/nginx/site", "cache");
  return Promise.all([
    nginx("nginx, keeps what isn't forbidden", folder, false, async (port) =>
      greedyNginx(port, site),
    ),
    nginx("nginx, as documented", folder, true, documentedNginx),
    varnish("Varnish, cookies aside", folder, false, greedyVarnish(site)),
    varnish("Varnish, as documented", folder, true, await example("varnish.vcl", site)),
  ]);
}

async function example(file: string, site: URL): Promise<string> {
  const text = await readFile(path.join(EXAMPLES, file), "utf8");
  return text
    .replaceAll("http://127.0.0.1:4000", site.origin)
    .replace('.port = "4000"', `.port = "${site.port}"`);
}

async function nginx(
  name: string,
  parent: string,
  keepsPages: boolean,
  serverText: (port: number) => Promise<string>,
): Promise<Proxy> {
  const port = await freePort();
  const folder = path.join(parent, String(port));
  await mkdir(folder, { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${kind};`)
    .join(" ");
  const file = path.join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; master_process off; pid nginx.pid; error_log error.log;
events { worker_connections 64; }
http { access_log off; ${temporary}
${await serverText(port)}
}`,
  );
  const child = spawn("nginx", ["-p", folder, "-e", "error.log", "-c", file]);
  return started(name, port, keepsPages, child);
}

async function varnish(
  name: string,
  parent: string,
  keepsPages: boolean,
  vcl: string,
): Promise<Proxy> {
  const port = await freePort();
  const folder = path.join(parent, String(port));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "site.vcl");
  await writeFile(file, vcl);
  // Without a jail, which would run it as another user, if this one may.
  const args = [
    "-j",
    "none",
    "-F",
    "-a",
    `127.0.0.1:${port}`,
    "-T",
    "none",
    "-f",
    file,
    "-n",
    folder,
  ];
  const child = spawn("varnishd", [...args, "-s", "malloc,16m"]);
  return started(name, port, keepsPages, child);
}

async function started(
  name: string,
  port: number,
  keepsPages: boolean,
  child: ChildProcessWithoutNullStreams,
): Promise<Proxy> {
  const said: string[] = [];
  child.stderr.on("data", (text: Buffer) => said.push(text.toString()));
  child.stdout.resume();
  const origin = `http://127.0.0.1:${port}`;
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    child.once("exit", end).once("error", end);
  });
  for (const until = Date.now() + UP_WITHIN_MS; ; await delay(50)) {
    if (hasEnded || Date.now() > until) throw new Error(`${name} did not start:\n${said.join("")}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) break;
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { name, origin, keepsPages, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
