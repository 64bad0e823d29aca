import type { DrawnFont } from "./glyph.js";
import { IDENTITY, multiply, shift, type Matrix } from "./matrix.js";

/** How text is drawn (ISO 32000-1, 9.3), and where. */
export class TextState {
  size = 0;
  characterSpacing = 0;
  wordSpacing = 0;
  /** 1 is 100 %. */
  horizontalScale = 1;
  leading = 0;
  rise = 0;
  font: DrawnFont | null = null;
  matrix: Matrix = IDENTITY;
  private line: Matrix = IDENTITY;

  copy(): TextState {
    return Object.assign(new TextState(), this);
  }

  begin(): void {
    this.place(IDENTITY);
  }

  place(matrix: Matrix): void {
    this.matrix = this.line = matrix;
  }

  moveLine(x: number, y: number): void {
    this.place(shift(this.line, x, y));
  }

  nextLine(): void {
    this.moveLine(0, this.leading);
  }

  advance(width: number): void {
    this.matrix = shift(this.matrix, width, 0);
  }

  /** The place of a glyph on the page. */
  on(page: Matrix): Matrix {
    return multiply(page, shift(this.matrix, 0, this.rise));
  }
}
