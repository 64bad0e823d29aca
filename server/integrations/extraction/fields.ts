import { webLink } from "./web-link.js";

interface Field {
  place: number;
  instruction: string;
  hasResult: boolean;
  link?: string;
}

const MAX_INSTRUCTION = 4_000;
const MAX_FIELDS = 1_000;

/** Fields of a story that begin and never end, by the places of their beginnings: whether they have a result. */
export type EndlessFields = ReadonlyMap<number, boolean>;

/**
 * Fields that are open at a place of the text: first comes the instruction, which is never shown, then its result. They may be
 * inside each other.
 */
export class Fields {
  private readonly open: Field[] = [];
  /** Counted, since asking all of them for each text is slow. */
  private waiting = 0;
  /** Fields inside of too many others; they hide nothing. */
  private ignored = 0;

  /**
   * @param known those that earlier readings of the story found; a field without an end would hide or link all the rest of it,
   * so they do neither
   */
  constructor(private readonly known: EndlessFields = new Map()) {}

  /** @param place of the beginning, the same in each reading of the story */
  begin(place: number): void {
    if (this.open.length >= MAX_FIELDS) this.ignored++;
    else {
      const hasResult = this.known.get(place) === false;
      this.open.push({ place, instruction: "", hasResult });
      if (!hasResult) this.waiting++;
    }
  }

  instruct(text: string): void {
    const field = this.open.at(-1);
    if (field && field.instruction.length < MAX_INSTRUCTION) field.instruction += text;
  }

  startResult(): void {
    const field = this.open.at(-1);
    if (!field || field.hasResult || this.ignored > 0) return;
    field.hasResult = true;
    if (!this.known.has(field.place)) field.link = linkIn(field.instruction);
    this.waiting--;
  }

  /** @returns what the page shows of a field without a result */
  end(): string {
    if (this.ignored > 0) {
      this.ignored--;
      return "";
    }
    const field = this.open.pop();
    if (field?.hasResult !== false) return "";
    this.waiting--;
    return wordsUnderGuide(field.instruction);
  }

  /** Whether the place is in an instruction. */
  get isInstruction(): boolean {
    return this.waiting > 0;
  }

  get link(): string | undefined {
    return this.open.at(-1)?.link;
  }

  /**
   * At the end of the story: those that hide or link the rest of it, and that no reading has found yet. If there are any, read
   * it again with them.
   */
  get endless(): EndlessFields {
    const found = this.open.filter(({ hasResult, link }) => !hasResult || link !== undefined);
    return new Map(found.map(({ place, hasResult }) => [place, hasResult]));
  }
}

function linkIn(instruction: string): string | undefined {
  const address = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
  return address === undefined ? undefined : webLink(address);
}

/**
 * Older Word keeps words with a phonetic guide above them, such as a name in Japanese, in an instruction:
 * "EQ \* jc2 \o\ad(\s\up 11(guide),words)".
 */
function wordsUnderGuide(instruction: string): string {
  const guide = /^\s*EQ\s/i.test(instruction) ? instruction.indexOf("\\up") : -1;
  const rest = guide < 0 ? "" : instruction.slice(guide);
  const start = /\)\s*[,;]/.exec(rest);
  return start ? rest.slice(start.index + start[0].length, rest.lastIndexOf(")")).trim() : "";
}
