import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob } from "../../test/factories.js";
import { doors } from "../../test/applications/doors.js";
import { pdf } from "../../test/applications/files.js";
import { fileOf, Harness } from "../../test/applications/harness.js";

const MARK = "X5O!P%@AP-TEST-MARK";
const marked = Buffer.concat([pdf, Buffer.from(MARK)]);

/** Answers INSTREAM like clamd(8); `mood` makes it fail. */
let mood: "well" | "hangs up" | "full" = "well";
let received: Buffer = Buffer.alloc(0);

function answer(socket: Socket): void {
  let data: Buffer = Buffer.alloc(0);
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => {
    if (mood === "hangs up") return socket.destroy();
    data = Buffer.concat([data, chunk]);
    const content = contentOf(data);
    if (!content) return;
    received = content;
    if (mood === "full") return socket.end("INSTREAM size limit exceeded. ERROR\0");
    socket.end(content.includes(MARK) ? "stream: Test.Mark FOUND\0" : "stream: OK\0");
  });
}

/** The chunks after "zINSTREAM\0", once the empty chunk has arrived. */
function contentOf(data: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let at = "zINSTREAM\0".length;
  while (at + 4 <= data.length) {
    const length = data.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(data.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

let clamd: Server;
let app: TestApp;
let is: Harness;
beforeAll(async () => {
  clamd = createServer(answer);
  await new Promise<void>((ready) => clamd.listen(0, "127.0.0.1", ready));
  const { port } = clamd.address() as AddressInfo;
  app = await createTestApp({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
  is = new Harness(app);
});
afterAll(async () => {
  await app.close();
  await new Promise((closed) => clamd.close(closed));
});

describe.each(doors)("with a virus scanner, through $name", (door) => {
  it("marks a clean file, after the scanner received every byte", async () => {
    mood = "well";
    const { user, client, email } = await is.person();
    const input = { jobId: (await buildJob(app)).id, email };
    expect((await door.apply(client, input, fileOf(pdf, "cv.pdf"))).code).toBeNull();
    expect((await is.onlyResume(user)).scanStatus).toBe("CLEAN");
    expect(received.equals(pdf)).toBe(true);
  });

  it.each([
    ["malware", "well", marked, "FILE_TYPE"],
    ["a file, when the scanner hangs up", "hangs up", pdf, "UNAVAILABLE"],
    ["a file, when the scanner gives no verdict", "full", pdf, "UNAVAILABLE"],
  ] as const)("refuses %s, and stores nothing", async (_what, how, content, code) => {
    mood = how;
    const { user, client, email } = await is.person();
    const before = await is.storedKeys();
    const input = { jobId: (await buildJob(app)).id, email };
    expect((await door.apply(client, input, fileOf(content, "cv.pdf"))).code).toBe(code);
    expect([await is.applications(user), await is.resumes(user)]).toEqual([[], []]);
    expect(await is.storedKeys()).toEqual(before);
  });
});
