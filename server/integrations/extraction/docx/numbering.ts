import type { WordPackage } from "./word-package.js";
import { readXml, type Attributes, type XmlHandler } from "./xml.js";

interface Level {
  /** Nothing is drawn before such paragraphs. */
  isBare: boolean;
  /** Paragraphs of this style are on this level. */
  style?: string;
}
type Levels = Map<number, Level>;

/** The lists of a document. A paragraph names a list by number, and its level in it. */
export class Numbering {
  private readonly lists = new Map<string, Levels>();

  static async read(part: string | undefined, source: WordPackage): Promise<Numbering> {
    const numbering = new Numbering();
    if (part !== undefined)
      await readXml(source.read(part), source.budget, new NumberingHandler(numbering.lists));
    return numbering;
  }

  /** Whether paragraphs of this list have a sign or number of their own on the page. */
  isItem(list: string, level: number): boolean {
    return list !== "0" && list !== "" && this.lists.get(list)?.get(level)?.isBare !== true;
  }

  levelOfStyle(list: string, style: string | undefined): number | undefined {
    if (style === undefined) return undefined;
    for (const [number, level] of this.lists.get(list) ?? [])
      if (level.style === style) return number;
    return undefined;
  }
}

class NumberingHandler implements XmlHandler {
  private readonly definitions = new Map<string, Levels>();
  private levels: Levels | null = null;
  private level: Level | null = null;
  private list = "";

  constructor(private readonly lists: Map<string, Levels>) {}

  open(name: string, attributes: Attributes): void {
    if (name === "w:abstractNum") this.startDefinition(attributes.abstractNumId ?? "");
    else if (name === "w:lvl") this.startLevel(Number(attributes.ilvl));
    else if (name === "w:num") this.list = attributes.numId ?? "";
    else if (name === "w:abstractNumId") this.useDefinition(attributes.val ?? "");
    else if (this.level) this.set(this.level, name, attributes.val ?? "");
  }

  close(name: string): void {
    if (name === "w:lvl") this.level = null;
    if (name === "w:abstractNum") this.levels = null;
  }

  private startDefinition(id: string): void {
    this.levels = new Map();
    this.definitions.set(id, this.levels);
  }

  private startLevel(number: number): void {
    this.level = { isBare: false };
    this.levels?.set(number, this.level);
  }

  private useDefinition(id: string): void {
    const levels = this.definitions.get(id);
    if (levels) this.lists.set(this.list, levels);
  }

  private set(level: Level, name: string, val: string): void {
    if (name === "w:pStyle") level.style = val;
    if (name === "w:numFmt" && val === "none") level.isBare = true;
    if (name === "w:lvlText" && val.trim() !== "") level.isBare = false;
  }
}
