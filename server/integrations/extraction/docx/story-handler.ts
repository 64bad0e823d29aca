import { BlockBuilder } from "../blocks/block-builder.js";
import type { Block } from "../document.js";
import { symbolOf } from "../plain-characters.js";
import { MAX_INCLUDED_PARTS, type Budget } from "../reading-limits.js";
import { webLink } from "../web-link.js";
import { AlternateContents } from "./alternate-contents.js";
import { Fields, type EndlessFields } from "../fields.js";
import { FormLists } from "./form-lists.js";
import { ParagraphProperties, RunProperties, type Formats } from "./paragraph-properties.js";
import { Sections } from "./sections.js";
import { BREAKS, NEVER_SHOWN, NOTES, PARAGRAPHS, TEXTS } from "./story-elements.js";
import { isOn } from "./styles.js";
import type { Relationships } from "./word-package.js";
import type { Attributes, XmlHandler } from "./xml.js";

interface Place {
  paragraph: ParagraphProperties;
  run: RunProperties;
  link: string | undefined;
}

/** A part that stands in the text, and the block in whose place it comes. */
export interface Inclusion {
  placeholder: Block;
  relationship: string;
}

/** A large first letter is a paragraph of its own in the file, with its word in the next one. */
const isDropCap = ({ dropCap }: Attributes): boolean => dropCap === "drop" || dropCap === "margin";

/** Reads one part of a DOCX that has text: the body, a page header or footer, or notes. */
export class StoryHandler implements XmlHandler {
  readonly sections = new Sections();
  readonly footnotes = new Set<string>();
  readonly endnotes = new Set<string>();
  readonly inclusions: Inclusion[] = [];
  private readonly builder: BlockBuilder;
  private readonly fields: Fields;
  private readonly lists = new FormLists();
  private readonly alternates: AlternateContents;
  private readonly path: string[] = [];
  private elements = 0;
  /** Levels of elements inside of one that is never shown. */
  private skipped = 0;
  private place: Place = {
    paragraph: new ParagraphProperties(),
    run: new RunProperties(),
    link: undefined,
  };
  private readonly outer: Place[] = [];
  /** For each open content control, whether it shows its prompt instead of content. */
  private readonly prompts: boolean[] = [];
  private isText = false;

  /**
   * @param notes of a part with notes: those that the text refers to
   * @param endless fields that earlier readings of the part found
   */
  constructor(
    budget: Budget,
    private readonly formats: Formats,
    private readonly relationships: Relationships,
    private readonly notes?: ReadonlySet<string>,
    endless?: EndlessFields,
  ) {
    this.builder = new BlockBuilder(budget);
    this.fields = new Fields(endless);
    this.alternates = new AlternateContents(budget);
  }

  blocks(): Block[] {
    return this.builder.finish();
  }

  get endlessFields(): EndlessFields {
    return this.fields.endless;
  }

  open(name: string, attributes: Attributes): void {
    const parent = this.path.at(-1);
    this.path.push(name);
    this.elements++;
    if (this.skipped > 0 || this.isLeftOut(name, parent, attributes)) this.skipped++;
    else this.openShown(name, attributes);
  }

  close(name: string): void {
    this.path.pop();
    if (this.skipped > 0) this.skipped--;
    else this.closeShown(name);
  }

  text(text: string): void {
    if (this.skipped > 0) return;
    if (this.isText) this.add(text);
    else if (this.path.at(-1) === "w:instrText") this.fields.instruct(text);
  }

  private isLeftOut(name: string, parent: string | undefined, attributes: Attributes): boolean {
    if (name === "w:del" && (parent === "w:rPr" || parent === "w:trPr")) return false;
    if (NEVER_SHOWN.has(name)) return true;
    if (NOTES.has(name)) return !this.notes?.has(attributes.id ?? "");
    if (name === "w:sdtContent") return this.prompts.at(-1) === true;
    if (name === "w:txbxContent" && this.isHidden()) return true;
    return this.alternates.isLeftOut(name);
  }

  private openShown(name: string, attributes: Attributes): void {
    this.alternates.open(name);
    if (PARAGRAPHS.has(name)) this.openParagraph();
    else if (TEXTS.has(name)) this.isText = true;
    else if (this.isInProperties()) this.setProperty(name, attributes);
    else if (name in BREAKS) this.addBreak(name);
    else this.openOther(name, attributes);
  }

  private addBreak(name: string): void {
    // A paragraph's tab stops are elements of the same name.
    if (this.path.at(-2) !== "w:tabs") this.add(BREAKS[name] ?? "");
  }

  private isInProperties(): boolean {
    const parent = this.path.at(-2);
    return parent !== undefined && parent.endsWith("Pr") && parent !== "w:sectPr";
  }

  /** Of a paragraph, of a run, or of a paragraph's end, which has the properties of a run. */
  private setProperty(name: string, attributes: Attributes): void {
    const parent = this.path.at(-2);
    if (name === "w:framePr") {
      if (isDropCap(attributes)) this.place.paragraph.isJoined = true;
    } else if (parent === "w:numPr" || parent === "w:pPr") {
      this.place.paragraph.set(name, attributes.val ?? "");
    } else if (parent === "w:rPr" && this.path.at(-3) === "w:pPr") {
      if (name === "w:del" || name === "w:specVanish") this.place.paragraph.isJoined = true;
    } else if (parent === "w:rPr") this.place.run.set(name, attributes);
    else if (parent === "w:trPr" && (name === "w:del" || name === "w:hidden"))
      this.builder.dropRow();
    else if (parent === "w:sdtPr" && name === "w:showingPlcHdr") this.markPrompt(attributes);
  }

  private markPrompt(attributes: Attributes): void {
    if (this.prompts.length > 0) this.prompts[this.prompts.length - 1] = isOn(attributes);
  }

  private openOther(name: string, attributes: Attributes): void {
    switch (name) {
      case "w:r":
      case "m:r":
        this.place.run = new RunProperties();
        break;
      case "w:sym":
        this.add(symbolOf(Number.parseInt(attributes.char ?? "", 16)));
        break;
      case "w:fldChar":
        this.changeField(attributes.fldCharType);
        break;
      case "w:ddList":
      case "w:result":
      case "w:listEntry":
        this.lists.open(name, attributes);
        break;
      case "w:hyperlink":
        this.place.link = this.linkOf(attributes["r:id"]);
        break;
      case "w:sdt":
        this.prompts.push(false);
        break;
      case "w:footnoteReference":
      case "w:endnoteReference":
        this.refer(name, attributes.id ?? "");
        break;
      case "v:textpath":
        this.addArt(attributes.string ?? "");
        break;
      case "w:altChunk":
      case "c:chart":
      case "cx:chart":
        this.include(attributes["r:id"]);
        break;
      case "dgm:relIds":
        this.include(attributes["r:dm"]);
        break;
      default:
        this.openContainer(name);
        this.sections.open(name, attributes);
    }
  }

  private openContainer(name: string): void {
    if (name === "w:tbl") this.builder.openTable();
    else if (name === "w:tr") this.builder.openRow();
    else if (name === "w:tc") this.builder.openCell();
    else if (name === "w:txbxContent") this.builder.openBox();
  }

  private closeShown(name: string): void {
    this.alternates.close(name);
    if (PARAGRAPHS.has(name)) this.closeParagraph();
    else if (TEXTS.has(name)) this.isText = false;
    else if (name === "w:hyperlink") this.place.link = undefined;
    else if (name === "w:sdt") this.prompts.pop();
    else if (name === "w:tbl") this.builder.closeTable();
    else if (name === "w:tc") this.builder.closeCell();
    else if (name === "w:txbxContent") this.builder.closeBox();
  }

  private openParagraph(): void {
    this.outer.push(this.place);
    this.place = {
      paragraph: new ParagraphProperties(),
      run: new RunProperties(),
      link: undefined,
    };
    this.builder.openParagraph();
  }

  private closeParagraph(): void {
    const { paragraph } = this.place;
    if (paragraph.isJoined) this.builder.joinParagraph();
    else this.builder.closeParagraph(paragraph.kind(this.formats));
    this.place = this.outer.pop() ?? this.place;
  }

  private add(text: string): void {
    const { paragraph, run, link } = this.place;
    if (!this.isHidden()) {
      const look = run.look(paragraph, this.formats, link ?? this.fields.link);
      this.builder.add(text, look);
    }
  }

  private isHidden(): boolean {
    const { paragraph, run } = this.place;
    return this.fields.isInstruction || run.isHidden(paragraph, this.formats);
  }

  private changeField(step: string | undefined): void {
    if (step === "begin") this.fields.begin(this.elements);
    else if (step === "separate") this.fields.startResult();
    else this.endField();
  }

  private endField(): void {
    this.add(this.fields.end());
    this.add(this.lists.take());
  }

  private linkOf(id = ""): string | undefined {
    return webLink(this.relationships.get(id)?.target ?? "");
  }

  private refer(name: string, id: string): void {
    if (this.isHidden()) return;
    (name === "w:footnoteReference" ? this.footnotes : this.endnotes).add(id);
  }

  /** Decorative text of older Word, which is an attribute of its shape. */
  private addArt(text: string): void {
    if (this.isHidden()) return;
    this.builder.openBox();
    this.builder.openParagraph();
    this.builder.add(text);
    this.builder.closeParagraph();
    this.builder.closeBox();
  }

  private include(relationship: string | undefined): void {
    if (relationship === undefined || this.isHidden()) return;
    if (this.inclusions.length >= MAX_INCLUDED_PARTS) {
      this.builder.budget.isPartial = true;
      return;
    }
    const placeholder: Block = { type: "paragraph", runs: [] };
    this.inclusions.push({ placeholder, relationship });
    this.builder.openBox();
    this.builder.place(placeholder);
    this.builder.closeBox();
  }
}
