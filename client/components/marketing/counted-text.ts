/**
 * The text of a number that is counting up: "15k+" reads "13k+" at half time. It slows down toward the end and keeps
 * the number of digits ("08k+" starts as "00k+").
 * @param progress 0–1
 */
export function countedText(value: string, progress: number): string {
  const match = /^(\d+)(.*)$/.exec(value);
  if (match === null || progress >= 1) return value;
  const [, digits = "", rest = ""] = match;
  const eased = 1 - (1 - progress) ** 3;
  return String(Math.round(Number(digits) * eased)).padStart(digits.length, "0") + rest;
}
