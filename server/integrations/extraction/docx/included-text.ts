import type { BlockBuilder } from "../blocks/block-builder.js";
import type { XmlHandler } from "./xml.js";

/** Of charts ("c", "cx") and SmartArt ("a"). */
const PARAGRAPHS: ReadonlySet<string> = new Set(["a:p", "c:pt", "cx:pt"]);
const TEXTS: ReadonlySet<string> = new Set(["a:t", "c:v", "cx:pt"]);
/** The chart's figures, which the page shows as bars. */
const FIGURES: ReadonlySet<string> = new Set(["c:numCache", "c:numLit", "cx:numDim"]);
const NUMBER = /^[\d.,%\s-]*$/;

/** Reads the words of a chart or of SmartArt, each once. */
export class IncludedTextHandler implements XmlHandler {
  private readonly path: string[] = [];
  private readonly seen = new Set<string>();
  private current = "";

  constructor(private readonly builder: BlockBuilder) {}

  open(name: string): void {
    this.path.push(name);
    if (PARAGRAPHS.has(name)) this.current = "";
  }

  text(text: string): void {
    if (TEXTS.has(this.path.at(-1) ?? "") && !this.path.some((name) => FIGURES.has(name)))
      this.current += text;
  }

  close(name: string): void {
    this.path.pop();
    if (!PARAGRAPHS.has(name)) return;
    this.add(this.current.trim());
    this.current = "";
  }

  private add(text: string): void {
    if (NUMBER.test(text) || this.seen.has(text)) return;
    this.seen.add(text);
    this.builder.openParagraph();
    this.builder.add(text);
    this.builder.closeParagraph();
  }
}
