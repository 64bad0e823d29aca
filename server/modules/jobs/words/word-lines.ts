import { tokens } from "../search/language/tokens.js";

/** Where words stand among all words of a text. */
export interface WordSpan {
  start: number;
  /** After the last one. */
  end: number;
}

/** What separates entries of a list. */
const BETWEEN = /[,;|/•·●▪:()&\t]|\s-\s|\band\b/u;

const isEntry = (line: string, name: string): boolean =>
  BETWEEN.test(line) && line.split(BETWEEN).some((each) => each.trim().replace(/\.$/, "") === name);

/** The words of a text, as the search has them, with the line of each. */
export class WordLines {
  private readonly words: string[] = [];
  private readonly lineOf: number[] = [];
  private readonly places = new Map<string, number[]>();

  constructor(private readonly lines: readonly string[]) {
    for (const [line, text] of lines.entries())
      for (const word of tokens(text)) {
        const at = this.words.push(word) - 1;
        this.lineOf.push(line);
        const known = this.places.get(word);
        if (known) known.push(at);
        else this.places.set(word, [at]);
      }
  }

  /** The first line with one of these sequences of words, from 0; null if there is none. */
  find(forms: readonly (readonly string[])[]): number | null {
    const found = this.findAt(forms);
    return found && (this.lineOf[found.start] ?? null);
  }

  /** The first place of one of these sequences of words; the longest if they begin at one word. */
  findAt(forms: readonly (readonly string[])[]): WordSpan | null {
    const spans = forms.flatMap((words) => this.first(words));
    return spans.toSorted((a, b) => a.start - b.start || b.end - a.end)[0] ?? null;
  }

  /** The first list that has this as an entry, written like this; null if none has. */
  entry(name: string): WordSpan | null {
    const [word = ""] = tokens(name);
    const line = this.lines.findIndex((text) => isEntry(text, name));
    const start =
      line < 0 ? undefined : this.places.get(word)?.find((at) => this.lineOf[at] === line);
    return start === undefined ? null : { start, end: start + 1 };
  }

  /** The first line with this as an entry of a list, or written with its capital inside a sentence; null if there is none. */
  lineOfName(name: string): number | null {
    const within = new RegExp(`[\\p{Ll},] ${name}(?![\\p{L}+#])`, "u");
    const at = this.lines.findIndex((text) => isEntry(text, name) || within.test(text));
    return at < 0 ? null : at;
  }

  private first(words: readonly string[]): WordSpan[] {
    const starts = this.places.get(words[0] ?? "") ?? [];
    const start = starts.find((at) => words.every((word, i) => this.words[at + i] === word));
    return start === undefined ? [] : [{ start, end: start + words.length }];
  }
}
