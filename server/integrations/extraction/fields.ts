import { webLink } from "./web-link.js";

interface Field {
  instruction: string;
  hasResult: boolean;
  link?: string;
}

const MAX_INSTRUCTION = 4_000;
const MAX_FIELDS = 1_000;

/**
 * Fields that are open at a place of the text: first comes the instruction, which is never shown, then its result. They may be
 * inside each other.
 */
export class Fields {
  private readonly open: Field[] = [];
  /** Counted, since asking all of them for each text is slow. */
  private waiting = 0;
  private ignored = 0;

  begin(): void {
    if (this.open.length >= MAX_FIELDS) this.ignored++;
    else {
      this.open.push({ instruction: "", hasResult: false });
      this.waiting++;
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
    field.link = linkIn(field.instruction);
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
    return this.waiting > 0 || this.ignored > 0;
  }

  get link(): string | undefined {
    return this.open.at(-1)?.link;
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
