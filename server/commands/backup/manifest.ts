import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { Refused } from "../refused.js";

export const MANIFEST = "manifest.json";
/** Raised when an earlier release couldn't restore what this one writes. */
const FORMAT = 1;

const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const storedFile = z.object({ name: z.string().regex(/^[\w.-]+$/), bytes: count, sha256 });
const shape = z.object({
  format: z.literal(FORMAT),
  /** Everything written before this moment, by the database's clock, is in the backup. */
  takenAt: z.iso.datetime(),
  server: z.object({ kind: z.enum(["mysql", "mariadb"]), version: z.string() }),
  /** The program that wrote the dump, as it names itself. */
  dumpProgram: z.string(),
  database: z.object({
    name: z.string(),
    migrations: z.array(z.string()),
    rows: z.record(z.string(), count),
    /** Before compression. */
    bytes: count,
    file: storedFile,
  }),
  /** Where the binary log goes on from here. Null where the server keeps none, or the user may not see it. */
  log: z.object({ file: z.string(), position: count }).nullable(),
  files: z.object({ count, bytes: count, list: storedFile }),
});

/** What a backup holds. It is written last, so a folder without one was cut off. */
export type Manifest = z.output<typeof shape>;
export type StoredFile = z.output<typeof storedFile>;

const checksumOf = (manifest: unknown): string =>
  createHash("sha256").update(JSON.stringify(manifest)).digest("hex");

export async function writeManifest(
  folder: string,
  found: Omit<Manifest, "format">,
): Promise<Manifest> {
  const manifest = shape.parse({ format: FORMAT, ...found });
  const text = JSON.stringify({ manifest, sha256: checksumOf(manifest) }, null, 2);
  await writeFile(path.join(folder, MANIFEST), `${text}\n`, { mode: 0o600, flush: true });
  return manifest;
}

/** @throws Refused if it is missing, changed, or of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null)
    throw new Refused(
      `${folder} has no ${MANIFEST}: this isn't a backup, or it was cut off before its end. Use another one.`,
    );
  try {
    const sealed = z
      .object({ manifest: z.looseObject({ format: count }), sha256 })
      .parse(JSON.parse(text));
    if (sealed.manifest.format > FORMAT)
      throw new Refused(
        `${folder} was made by a later release of the site. Restore it with that release.`,
      );
    if (checksumOf(sealed.manifest) === sealed.sha256) return shape.parse(sealed.manifest);
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
  throw new Refused(`${file} was changed after the backup, or is damaged. Use another backup.`);
}
