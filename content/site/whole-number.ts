/** Reads a number of things in an address, such as miles; null if it makes no sense. */
export function readWhole(text: string, max: number): number | null {
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  return number !== null && number <= max ? number : null;
}
