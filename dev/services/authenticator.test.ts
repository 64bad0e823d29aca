import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { Secret, TOTP } from "otpauth";
import type { ShownCode } from "./authenticator-page.js";
import { Authenticator } from "./authenticator.js";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

let folder: string;
let server: Server;
let origin: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "authenticator-"));
  await start();
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  const authenticator = await Authenticator.open(path.join(folder, "authenticator.json"));
  server = createServer((request, response) => {
    if (!authenticator.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const stop = () => new Promise((done) => server.close(done));

const post = (pathname: string, form: Record<string, string>) =>
  fetch(origin + pathname, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
const add = async (key: string, label = "") =>
  (await post("/authenticator", { key, label })).status;
const codes = async () =>
  (await (await fetch(`${origin}/authenticator/codes`)).json()) as ShownCode[];
async function onlyCode(): Promise<ShownCode> {
  const [code, ...others] = await codes();
  if (!code || others.length > 0) throw new Error("Expected one code");
  return code;
}
const pageText = async () => (await fetch(`${origin}/authenticator`)).text();

describe("the authenticator page", () => {
  it("shows the code of a key, under the account's name", async () => {
    expect(await add("jbsw y3dp ehpk 3pxp jbsw y3dp ehpk 3pxp", "recruiter@example.com")).toBe(303);
    const { code, label, changesAt } = await onlyCode();
    const totp = new TOTP({ secret: Secret.fromBase32(SECRET) });
    expect(label).toBe("recruiter@example.com");
    expect(totp.validate({ token: code, timestamp: changesAt - 1, window: 0 })).toBe(0);
    expect(await pageText()).toContain("recruiter@example.com");
  });

  it("reads an otpauth address, and escapes its label", async () => {
    const label = "<b>Ana</b>";
    await add(new TOTP({ issuer: "Staffboard", label, secret: SECRET }).toString());
    expect(await codes()).toMatchObject([{ label }]);
    expect(await pageText()).not.toContain(label);
  });

  it("replaces the key of an account, and remembers keys after a restart", async () => {
    await add(SECRET, "ana");
    await add(SECRET.replaceAll("J", "K"), "ana");
    await stop();
    await start();
    expect(await codes()).toMatchObject([{ label: "ana" }]);
    const file = await readFile(path.join(folder, "authenticator.json"), "utf8");
    expect(file).not.toContain(SECRET);
  });

  it("keeps 10 keys that are added at once", async () => {
    const labels = Array.from({ length: 10 }, (_, index) => `account ${index}`);
    const added = await Promise.all(labels.map((label) => add(SECRET, label)));
    expect(added).toEqual(labels.map(() => 303));
    const file = await readFile(path.join(folder, "authenticator.json"), "utf8");
    expect(JSON.parse(file)).toHaveLength(10);
  });

  it("survives a path that is not a URL", async () => {
    expect((await fetch(`${origin}//`)).status).toBe(404);
  });

  it("removes a key", async () => {
    await add(SECRET, "ana");
    const { id } = await onlyCode();
    await post("/authenticator/remove", { id });
    expect(await codes()).toEqual([]);
  });

  it.each(["", "123456", "JBSW!", "otpauth://hotp/x?secret=JBSWY3DPEHPK3PXP", "x".repeat(5000)])(
    "refuses %j",
    async (key) => {
      expect(await add(key)).toBe(400);
      expect(await codes()).toEqual([]);
    },
  );
});
