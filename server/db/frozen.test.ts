import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "@jest/globals";

const FOLDER = "server/db/migrations";

// A new migration's checksum is added by the first run. Never accept a changed one: databases have run the file as it was.
it.each(readdirSync(FOLDER).toSorted())("never changes: %s", (name) => {
  const text = readFileSync(path.join(FOLDER, name));
  expect(createHash("sha256").update(text).digest("hex")).toMatchSnapshot();
});
