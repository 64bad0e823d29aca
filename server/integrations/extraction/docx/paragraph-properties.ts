import type { Kind, Look } from "../blocks/block-builder.js";
import { levelOfListStyle } from "../blocks/list-style-names.js";
import type { Numbering } from "./numbering.js";
import { headingOfOutline, isOn, type Styles } from "./styles.js";
import type { Attributes } from "./xml.js";

export interface Formats {
  styles: Styles;
  numbering: Numbering;
}

/** Properties of a paragraph, in the order of the file. */
export class ParagraphProperties {
  style: string | undefined;
  /** Its end was deleted or is only for the look, as behind a drop cap: on the page, the next paragraph goes on in the same line. */
  isJoined = false;
  private outlineLevel: number | undefined;
  private list: string | undefined;
  private listLevel: number | undefined;

  set(name: string, val: string): void {
    if (name === "w:pStyle") this.style = val;
    else if (name === "w:outlineLvl") this.outlineLevel = Number(val);
    else if (name === "w:numId") this.list = val;
    else if (name === "w:ilvl") this.listLevel = Number(val);
  }

  /** A heading with a number is still a heading. */
  kind(formats: Formats): Kind {
    const level = this.headingLevel(formats);
    if (level !== undefined) return { type: "heading", level };
    return this.item(formats) ?? { type: "paragraph" };
  }

  headingLevel({ styles }: Formats): number | undefined {
    if (this.outlineLevel !== undefined) return headingOfOutline(this.outlineLevel);
    return styles.headingLevel(this.style);
  }

  private item({ styles, numbering }: Formats): Kind | undefined {
    const list = this.list ?? styles.get(this.style, "list");
    if (list === undefined) return undefined;
    const level =
      this.listLevel ??
      styles.get(this.style, "listLevel") ??
      numbering.levelOfStyle(list, this.style) ??
      0;
    if (!numbering.isItem(list, level)) return undefined;
    const shown = Math.max(level, levelOfListStyle(styles.get(this.style, "name")));
    return { type: "item", level: Math.min(Math.max(shown, 0), 8) || 0 };
  }
}

/** Properties of a run: its own win over those of its style, and these over those of its paragraph. */
export class RunProperties {
  private style: string | undefined;
  private hidden: boolean | undefined;
  private bold: boolean | undefined;
  private italic: boolean | undefined;

  set(name: string, attributes: Attributes): void {
    if (name === "w:rStyle") this.style = attributes.val;
    else if (name === "w:vanish") this.hidden = isOn(attributes);
    else if (name === "w:b") this.bold = isOn(attributes);
    else if (name === "w:i") this.italic = isOn(attributes);
  }

  isHidden(paragraph: ParagraphProperties, { styles }: Formats): boolean {
    const ofStyle = this.style === undefined ? undefined : styles.get(this.style, "hidden");
    return this.hidden ?? ofStyle ?? styles.get(paragraph.style, "hidden") ?? false;
  }

  look(paragraph: ParagraphProperties, formats: Formats, link: string | undefined): Look {
    const isHeading = paragraph.headingLevel(formats) !== undefined;
    return {
      ...(this.toggle("bold", paragraph, isHeading, formats) && { bold: true }),
      ...(this.toggle("italic", paragraph, isHeading, formats) && { italic: true }),
      ...(link !== undefined && { link }),
    };
  }

  /** Headings are bold by what they are, so their style says nothing more. */
  private toggle(
    key: "bold" | "italic",
    paragraph: ParagraphProperties,
    isHeading: boolean,
    { styles }: Formats,
  ): boolean {
    const ofStyle = this.style === undefined ? undefined : styles.get(this.style, key);
    const ofParagraph = isHeading ? undefined : styles.get(paragraph.style, key);
    return this[key] ?? ofStyle ?? ofParagraph ?? false;
  }
}
