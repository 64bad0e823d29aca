import { readXml, type Attributes, type XmlHandler } from "./xml.js";
import type { WordPackage } from "./word-package.js";

/** What a style says itself; the rest comes from the style that it is based on. */
export interface Style {
  name?: string;
  basedOn?: string;
  /** From 0; 9 is body text. */
  outlineLevel?: number;
  /** "0" ends a list. */
  list?: string;
  listLevel?: number;
  hidden?: boolean;
  bold?: boolean;
  italic?: boolean;
}

const MOST_STEPS = 12;

/** Whether a property of the kind that is on by being there is on. */
export const isOn = ({ val = "1" }: Attributes): boolean => !/^(?:0|false|off)$/i.test(val);

export class Styles {
  private readonly styles = new Map<string, Style>();
  /** The style of paragraphs that name none. */
  private defaultParagraph: string | undefined;

  static async read(part: string | undefined, source: WordPackage): Promise<Styles> {
    const styles = new Styles();
    if (part !== undefined)
      await readXml(source.read(part), source.budget, new StylesHandler(styles));
    return styles;
  }

  add(id: string, style: Style, isDefaultParagraph: boolean): void {
    this.styles.set(id, style);
    if (isDefaultParagraph) this.defaultParagraph ??= id;
  }

  get<K extends keyof Style>(id: string | undefined, key: K): Style[K] {
    let style = this.styles.get(id ?? this.defaultParagraph ?? "");
    for (let step = 0; style && step < MOST_STEPS; step++) {
      if (style[key] !== undefined) return style[key];
      style = this.styles.get(style.basedOn ?? "");
    }
    return undefined;
  }

  /** Level of a heading from 1 to 6; undefined if paragraphs of the style are none. */
  headingLevel(id: string | undefined): number | undefined {
    const outline = this.get(id, "outlineLevel");
    if (outline !== undefined) return headingOfOutline(outline);
    let style = this.styles.get(id ?? this.defaultParagraph ?? "");
    for (let step = 0; style && step < MOST_STEPS; step++) {
      const level = headingOfName(style.name);
      if (level !== undefined) return level;
      style = this.styles.get(style.basedOn ?? "");
    }
    return undefined;
  }
}

export const headingOfOutline = (level: number): number | undefined =>
  level >= 0 && level < 9 ? Math.min(level + 1, 6) : undefined;

/** Word stores the English names of its own styles, whatever the language of its user. */
function headingOfName(name = ""): number | undefined {
  const digit = /^heading ([1-9])$/i.exec(name)?.[1];
  if (digit !== undefined) return Math.min(Number(digit), 6);
  return /^title$/i.test(name) ? 1 : undefined;
}

class StylesHandler implements XmlHandler {
  private style: Style | null = null;
  private readonly path: string[] = [];

  constructor(private readonly styles: Styles) {}

  open(name: string, attributes: Attributes): void {
    this.path.push(name);
    if (name === "w:style") this.start(attributes);
    // Parts of a table's style ("w:tblStylePr") have properties of their own.
    else if (this.style && !this.path.includes("w:tblStylePr"))
      this.set(this.style, name, attributes);
  }

  close(name: string): void {
    this.path.pop();
    if (name === "w:style") this.style = null;
  }

  private start(attributes: Attributes): void {
    this.style = {};
    const isDefault = attributes.type === "paragraph" && isOn({ val: attributes.default ?? "0" });
    this.styles.add(attributes.styleId ?? "", this.style, isDefault);
  }

  private set(style: Style, name: string, attributes: Attributes): void {
    const { val = "" } = attributes;
    if (name === "w:name") style.name = val;
    else if (name === "w:basedOn") style.basedOn = val;
    else if (name === "w:outlineLvl") style.outlineLevel = Number(val);
    else if (name === "w:numId") style.list = val;
    else if (name === "w:ilvl") style.listLevel = Number(val);
    else if (name === "w:vanish") style.hidden = isOn(attributes);
    else if (name === "w:b") style.bold = isOn(attributes);
    else if (name === "w:i") style.italic = isOn(attributes);
  }
}
