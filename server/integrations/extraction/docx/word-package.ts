import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { MAX_PARTS, MAX_PART_BYTES, type Budget } from "../reading-limits.js";
import { readXml } from "./xml.js";

export interface Relationship {
  /** Last segment of the type's address, such as "header". */
  type: string;
  /** Name of a part, or the address of something outside. */
  target: string;
}
export type Relationships = ReadonlyMap<string, Relationship>;

/** The parts of a DOCX: a zip archive of XML files that refer to each other by relationships (ECMA-376 part 2). */
export class WordPackage {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly budget: Budget,
  ) {}

  /** @throws Error if it is no zip archive */
  static async open(content: Buffer, budget: Budget): Promise<WordPackage> {
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MAX_PARTS) {
        budget.isPartial = true;
        break;
      }
      entries.set(partKey(entry.fileName), entry);
    }
    return new WordPackage(zip, entries, budget);
  }

  /** The bytes of a part, none if there is no such part. Ends early when the part, or all that was read, is too large. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(partKey(name));
    if (!entry) return;
    const chunks: AsyncIterable<Buffer> = await this.zip.openReadStreamPromise(entry);
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (!this.budget.takeBytes(chunk.length) || bytes > MAX_PART_BYTES) {
        this.budget.isPartial = true;
        return;
      }
      yield chunk;
    }
  }

  /** @param part "" for those of the whole document */
  async relationshipsOf(part: string): Promise<Relationships> {
    const slash = part.lastIndexOf("/") + 1;
    const name = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
    const found = new Map<string, Relationship>();
    await readXml(this.read(name), this.budget, {
      open: (element, { Id, Type = "", Target = "", TargetMode }) => {
        if (element !== "rel:Relationship" || Id === undefined) return;
        const target = TargetMode === "External" ? Target : resolvePart(part, Target);
        found.set(Id, { type: Type.slice(Type.lastIndexOf("/") + 1), target });
      },
    });
    return found;
  }
}

/** Part names are case-insensitive. */
const partKey = (name: string): string => name.replace(/^\//, "").toLowerCase();

function resolvePart(from: string, target: string): string {
  const steps = target.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
