import type { FileHandle } from "node:fs/promises";
import { writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { dataCopyTexts as words } from "#texts/departures";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import type { CopiedFile, DataCopy } from "../privacy/data-copy.js";
import type { Person } from "../privacy/privacy.types.js";

interface ArchiveNeeds {
  copy: DataCopy;
  store: Pick<ObjectStore, "get" | "head">;
  site: { name: string; email: string };
}

/** The copy of a person's data, as one ZIP file: a JSON file for each area, the person's own files, and a README. */
export class DataArchive {
  constructor(private readonly needs: ArchiveNeeds) {}

  /** Streams the files from the store, so memory use does not grow with them. @returns the size in bytes */
  async write(person: Person, now: Date, file: FileHandle): Promise<number> {
    const zip = new ZipFile();
    // A file that cannot be read must end the writing below with its error.
    zip.on("error", (error: Error) => void (zip.outputStream as Readable).destroy(error));
    const writing = writeFile(file, zip.outputStream as Readable);
    writing.catch(() => undefined);
    const readme = await this.addContent(zip, person, now);
    zip.addBuffer(Buffer.from(readme.join("\r\n")), "README.txt", { mtime: now });
    zip.end();
    await writing;
    return (await file.stat()).size;
  }

  /** @returns the lines of the README */
  private async addContent(zip: ZipFile, person: Person, now: Date): Promise<string[]> {
    const { copy, site } = this.needs;
    const lines = [words.title(site.name), words.madeAt(now.toISOString()), ""];
    for await (const { name, what, rows } of copy.areas(person)) {
      const json = Buffer.from(JSON.stringify(rows, null, 2));
      zip.addBuffer(json, `${name}.json`, { mtime: now });
      lines.push(`${name}.json: ${what}`);
    }
    const files = await this.addFiles(zip, await copy.files(person), now);
    return [...lines, ...files, "", words.format, words.left, words.questions(site.email), ""];
  }

  private async addFiles(zip: ZipFile, files: CopiedFile[], now: Date): Promise<string[]> {
    const [found, missing]: [string[], string[]] = [[], []];
    for (const [index, { folder, key, name }] of files.entries()) {
      const path = `${folder}/${index + 1}-${name.replace(/[/\\:]/g, "_")}`;
      if (!(await this.needs.store.head(key))) missing.push(path);
      else {
        found.push(path);
        zip.addReadStreamLazy(path, { mtime: now, compress: false }, (done) => {
          this.open(key).then(
            (body) => done(null, body),
            (error: unknown) => zip.emit("error", error),
          );
        });
      }
    }
    return [...titled(words.files, found), ...titled(words.missing, missing)];
  }

  private async open(key: string): Promise<Readable> {
    const object = await this.needs.store.get(key);
    if (!object) throw new Error("a file was deleted while it was being copied");
    return object.body;
  }
}

const titled = (title: string, paths: string[]): string[] =>
  paths.length === 0 ? [] : ["", title, ...paths];
