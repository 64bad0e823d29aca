/** Texts one after the other in a single string: as strings of their own, thousands of names take ten times as much memory. */
export class TextList {
  private readonly text: string;
  private readonly ends: Uint32Array;

  constructor(texts: readonly string[]) {
    this.text = texts.join("");
    this.ends = new Uint32Array(texts.length);
    let end = 0;
    texts.forEach((text, at) => (this.ends[at] = end += text.length));
  }

  at(index: number): string {
    return this.text.slice(this.ends[index - 1] ?? 0, this.ends[index] ?? 0);
  }
}
