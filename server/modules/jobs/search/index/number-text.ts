/**
 * Writes a list of numbers as text, one character each: short in the file, and quick to read. Each number is stored plus one,
 * because SQLite's functions end a text at U+0000, and skips the surrogates (U+D800 to U+DFFF), which UTF-8 cannot encode.
 */
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

export const textOfNumbers = (numbers: readonly number[]): string =>
  String.fromCodePoint(
    ...numbers.map((number) => {
      const code = number + 1;
      return code < FIRST_SURROGATE ? code : code + SURROGATES;
    }),
  );

export function numbersOfText(text: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 1;
    if (code > 0xffff) at += 1;
    numbers.push((code < FIRST_SURROGATE ? code : code - SURROGATES) - 1);
  }
  return numbers;
}
