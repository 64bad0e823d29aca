import { BlockBuilder } from "../blocks/block-builder.js";
import { tidyBlocks, unseenBlocks } from "../blocks/tidy-blocks.js";
import type { Block } from "../document.js";
import type { EndlessFields } from "../fields.js";
import { Budget, MAX_INCLUDED_PARTS, MAX_READINGS } from "../reading-limits.js";
import { addImportedPart } from "./imported-part.js";
import { IncludedTextHandler } from "./included-text.js";
import { Numbering } from "./numbering.js";
import type { Formats } from "./paragraph-properties.js";
import { StoryHandler, type Inclusion } from "./story-handler.js";
import { isOn, Styles } from "./styles.js";
import { WordPackage, type Relationship, type Relationships } from "./word-package.js";
import { readXml } from "./xml.js";

const MAIN_PART = "word/document.xml";

/**
 * Reads a DOCX (ECMA-376): page headers, the body, notes, page footers; each header and footer once.
 * @throws Error if it is damaged
 */
export async function readDocx(content: Buffer): Promise<{ blocks: Block[]; isPartial: boolean }> {
  const budget = new Budget();
  const source = await WordPackage.open(content, budget);
  const main = partOf(await source.relationshipsOf(""), "officeDocument") ?? MAIN_PART;
  const reading = await DocxReading.start(source, main);
  return { blocks: tidyBlocks(await reading.read()), isPartial: budget.isPartial };
}

const partOf = (relationships: Relationships, type: string): string | undefined =>
  [...relationships.values()].find((one) => one.type === type)?.target;

class DocxReading {
  private readonly seen = new Set<string>();

  private constructor(
    private readonly source: WordPackage,
    private readonly main: string,
    private readonly relationships: Relationships,
    private readonly formats: Formats,
  ) {}

  static async start(source: WordPackage, main: string): Promise<DocxReading> {
    const relationships = await source.relationshipsOf(main);
    const formats = {
      styles: await Styles.read(partOf(relationships, "styles"), source),
      numbering: await Numbering.read(partOf(relationships, "numbering"), source),
    };
    return new DocxReading(source, main, relationships, formats);
  }

  async read(): Promise<Block[]> {
    const body = await this.walked(this.main, this.relationships);
    const blocks = await this.withInclusions(body, this.relationships);
    const hasEvenPages = await this.hasEvenPages();
    const headers = await this.pages(body.sections.shown("header", hasEvenPages));
    const notes = [
      ...(await this.story(partOf(this.relationships, "footnotes"), body.footnotes)),
      ...(await this.story(partOf(this.relationships, "endnotes"), body.endnotes)),
    ];
    const footers = await this.pages(body.sections.shown("footer", hasEvenPages));
    return [...headers, ...blocks, ...notes, ...footers];
  }

  private async hasEvenPages(): Promise<boolean> {
    let found = false;
    const settings = partOf(this.relationships, "settings");
    if (settings === undefined) return false;
    await readXml(this.source.read(settings), this.source.budget, {
      open: (name, attributes) => {
        if (name === "w:evenAndOddHeaders") found = isOn(attributes);
      },
    });
    return found;
  }

  /** Page headers or footers. */
  private async pages(ids: readonly string[]): Promise<Block[]> {
    const blocks: Block[] = [];
    if (ids.length > MAX_INCLUDED_PARTS) this.source.budget.isPartial = true;
    for (const id of ids.slice(0, MAX_INCLUDED_PARTS))
      blocks.push(...unseenBlocks(await this.story(this.relationships.get(id)?.target), this.seen));
    return blocks;
  }

  private async story(part: string | undefined, notes?: ReadonlySet<string>): Promise<Block[]> {
    if (part === undefined || notes?.size === 0) return [];
    const relationships = await this.source.relationshipsOf(part);
    return this.withInclusions(await this.walked(part, relationships, notes), relationships);
  }

  /**
   * Reads a part, and again if fields in it never end: they would hide the rest of it. What they hid, such as a text box, may
   * have further ones.
   */
  private async walked(
    part: string,
    relationships: Relationships,
    notes?: ReadonlySet<string>,
  ): Promise<StoryHandler> {
    const { budget } = this.source;
    const undo = budget.mark();
    let endless: EndlessFields = new Map();
    for (let reading = 1; ; reading++) {
      const handler = new StoryHandler(budget, this.formats, relationships, notes, endless);
      await readXml(this.source.read(part), budget, handler);
      const found = handler.endlessFields;
      if (found.size === 0) return handler;
      if (reading === MAX_READINGS) {
        budget.isPartial = true;
        return handler;
      }
      undo();
      endless = new Map([...endless, ...found]);
    }
  }

  /** Puts included parts where the text has them, or at the end if that is inside of a table. */
  private async withInclusions(
    handler: StoryHandler,
    relationships: Relationships,
  ): Promise<Block[]> {
    const blocks = handler.blocks();
    for (const inclusion of handler.inclusions) {
      const at = blocks.indexOf(inclusion.placeholder);
      const included = await this.included(inclusion, relationships);
      if (at < 0) blocks.push(...included);
      else blocks.splice(at, 1, ...included);
    }
    return blocks;
  }

  private async included(
    { relationship }: Inclusion,
    relationships: Relationships,
  ): Promise<Block[]> {
    const found = relationships.get(relationship);
    if (!found || this.source.budget.isSpent()) return [];
    const builder = new BlockBuilder(this.source.budget);
    await this.addIncluded(found, builder);
    return builder.finish();
  }

  private async addIncluded({ type, target }: Relationship, builder: BlockBuilder): Promise<void> {
    if (type === "aFChunk") await addImportedPart(this.source, target, builder);
    else await readXml(this.source.read(target), builder.budget, new IncludedTextHandler(builder));
  }
}
