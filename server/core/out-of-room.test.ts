import { describe, expect, it } from "@jest/globals";
import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { toAppError } from "../kit/http/failures.js";

it.each(["ENOSPC", "EDQUOT", "EMFILE", "ENFILE"])("%s asks callers to come back", (code) => {
  const error = Object.assign(new Error("no room"), { code, errno: -1 });
  expect(toAppError(error)).toMatchObject({
    ...{ code: "UNAVAILABLE", details: { retryAfterSeconds: 5 }, cause: error },
  });
});

it.each(["ENOENT", "EACCES", "EIO"])("%s is our own fault", (code) => {
  expect(toAppError(Object.assign(new Error("no"), { code })).code).toBe("INTERNAL");
});

/** Built: the program below runs without the tests' transformation. */
const PICTURES = "dist/node/server/integrations/images/picture-maker.js";
const EXTRACTOR = "dist/node/server/integrations/extraction/process-extractor.js";

/** Opens files until there may be no more, and then does the work. Prints how it ended. */
const program = (file: string, maker: string, work: string) => `
  import { openSync } from "node:fs";
  const ours = await import(${JSON.stringify(pathToFileURL(file).href)});
  const maker = new ours.${maker};
  process.on("uncaughtException", ({ code }) => console.log("uncaught " + code));
  try { for (;;) openSync("/dev/null"); } catch {}
  await maker.${work}.then(() => console.log("ended"), ({ code }) => console.log("failed " + code));
`;

describe("with too many files open", () => {
  it.each([
    ["a picture is not made", PICTURES, "SharpPictureMaker(1000)", "shrink(Buffer.from('a'), 9)"],
    ["a file is not read", EXTRACTOR, "ProcessExtractor()", "extract('pdf', Buffer.from('a'))"],
  ])("%s, and the site goes on", async (_what, file, maker, work) => {
    const node = `ulimit -n 256 && exec "$0" --input-type=module --eval "$1"`;
    const args = ["-c", node, process.execPath, program(file, maker, work)];
    const { stdout } = await promisify(execFile)("/bin/sh", args);
    expect(stdout.trim()).toBe("failed EMFILE");
  });
});
