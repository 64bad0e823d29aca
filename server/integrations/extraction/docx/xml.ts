import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
import { MAX_DEPTH, type Budget } from "../reading-limits.js";

/** By local name; those of relationships ("r:id") with their prefix. */
export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** @param name with the usual prefix of its namespace, whatever the file calls it: "w:p" */
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const OFFICE = "http://schemas.openxmlformats.org/";
const STRICT = "http://purl.oclc.org/ooxml/";
/** Usual prefixes by namespace, as Word writes them (ECMA-376 transitional) and in the strict form (ISO 29500). */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${OFFICE}wordprocessingml/2006/main`, "w"],
  [`${STRICT}wordprocessingml/main`, "w"],
  [`${OFFICE}officeDocument/2006/relationships`, "r"],
  [`${STRICT}officeDocument/relationships`, "r"],
  [`${OFFICE}package/2006/relationships`, "rel"],
  [`${OFFICE}drawingml/2006/main`, "a"],
  [`${STRICT}drawingml/main`, "a"],
  [`${OFFICE}drawingml/2006/chart`, "c"],
  [`${STRICT}drawingml/chart`, "c"],
  ["http://schemas.microsoft.com/office/drawing/2014/chartex", "cx"],
  [`${OFFICE}drawingml/2006/diagram`, "dgm"],
  [`${STRICT}drawingml/diagram`, "dgm"],
  [`${OFFICE}officeDocument/2006/math`, "m"],
  [`${STRICT}officeDocument/math`, "m"],
  [`${OFFICE}markup-compatibility/2006`, "mc"],
  ["urn:schemas-microsoft-com:vml", "v"],
]);
const OTHER = "other";

const canonical = (uri: string, local: string): string => `${PREFIXES.get(uri) ?? OTHER}:${local}`;

/**
 * Reads a part of XML as it is unpacked. Ends early when the budget is spent or elements are too deep inside each other; a
 * part that was cut ends where it was cut.
 * @throws Error if it isn't well-formed, or uses entities of its own
 */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  budget: Budget,
  handler: XmlHandler,
): Promise<void> {
  const reading = new XmlReading(budget, handler);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    reading.write(decoder.decode(chunk, { stream: true }));
    if (reading.isOver) return;
  }
  if (decoder && !budget.isPartial) reading.end(decoder.decode());
}

/** Word itself writes UTF-8; a few programs write UTF-16. */
function decoderFor(start: Buffer): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le");
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder("utf-16be");
  return new TextDecoder("utf-8");
}

class XmlReading {
  isOver = false;
  private depth = 0;
  private readonly parser = new SaxesParser({ xmlns: true });

  constructor(
    private readonly budget: Budget,
    private readonly handler: XmlHandler,
  ) {
    this.parser.on("error", (error) => {
      throw error;
    });
    this.parser.on("opentag", ({ uri, local, attributes }) => {
      if (this.goesTooFar()) return;
      const values: Record<string, string> = {};
      for (const one of Object.values(attributes))
        values[PREFIXES.get(one.uri) === "r" ? `r:${one.local}` : one.local] ??= one.value;
      this.handler.open(canonical(uri, local), values);
    });
    this.parser.on("closetag", ({ uri, local }) => {
      this.depth--;
      if (!this.isOver) this.handler.close?.(canonical(uri, local));
    });
    this.parser.on("text", (text) => this.addText(text));
    this.parser.on("cdata", (text) => this.addText(text));
  }

  write(text: string): void {
    this.parser.write(text);
  }

  end(rest: string): void {
    this.parser.write(rest).close();
  }

  private addText(text: string): void {
    if (!this.isOver) this.handler.text?.(text);
  }

  private goesTooFar(): boolean {
    this.depth++;
    if (this.depth > MAX_DEPTH) this.budget.isPartial = true;
    this.isOver ||= this.depth > MAX_DEPTH || this.budget.isSpent();
    return this.isOver;
  }
}
