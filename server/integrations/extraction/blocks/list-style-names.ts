/**
 * The level of a list item by the name of its style: Word's "List Bullet 2" is on the second level, though it is the first
 * level of a list of its own.
 */
export function levelOfListStyle(name = ""): number {
  const digit = /^list (?:bullet|number|continue)? ?([2-5])$/i.exec(name)?.[1];
  return digit === undefined ? 0 : Number(digit) - 1;
}
