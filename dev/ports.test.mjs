import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import net from "node:net";
import { test } from "node:test";
import { isFree, nextFreePort, readPort, settlePort } from "./ports.mjs";

const holding = async (host, work) => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, host, resolve));
  try {
    await work(server.address().port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
};

test("a port held on one address is taken", async () => {
  for (const host of ["127.0.0.1", "0.0.0.0"]) {
    await holding(host, async (port) => assert.equal(await isFree(port), false));
  }
});

test("a port set by the user is used or refused, never changed", async () => {
  await holding("127.0.0.1", async (port) => {
    const wish = { label: "mail", variable: "DEV_MAIL_PORT", preferred: 4025 };
    await assert.rejects(
      settlePort({ ...wish, asked: String(port) }),
      /DEV_MAIL_PORT=\d+\) is taken/,
    );
  });
});

test("a taken default port moves to the next free one, is reported, and stays below the kernel's range", async () => {
  const free = await nextFreePort(21_000);
  const server = net.createServer().listen(free, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const lines = [];
  const wish = { label: "the site", variable: "PORT", preferred: free, log: (l) => lines.push(l) };
  const port = await settlePort(wish);
  server.close();
  assert.notEqual(port, free);
  assert.ok(port < 32_768);
  assert.match(lines.join(), new RegExp(`Port ${free} for the site is taken: using ${port}`));
});

test("two parts of one launcher never get the same port", async () => {
  const wish = { label: "x", variable: "X", preferred: 22_000 };
  assert.notEqual(await settlePort(wish), await settlePort(wish));
});

test("two launchers never get the same port", async () => {
  const port = await nextFreePort(23_000);
  const ports = JSON.stringify(new URL("./ports.mjs", import.meta.url).href);
  const program = `import { nextFreePort } from ${ports}; console.log(await nextFreePort(${port}));`;
  const args = ["--input-type=module", "--eval", program];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  assert.ok(Number(stdout) > port, stdout);
});

test("an invalid port is refused", () => {
  for (const text of ["0", "65536", "-1", "80a", "4000.5", ""]) {
    assert.throws(() => readPort("PORT", text), /PORT=/);
  }
  assert.equal(readPort("PORT", "4000"), 4000);
});
