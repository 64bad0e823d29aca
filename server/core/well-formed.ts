/**
 * Half of a surrogate pair is valid in JavaScript and JSON strings ("\ud800"), but not in Unicode: databases, mails and
 * pages cannot hold it.
 * @returns the path of the first such string or key in a JSON value, "salaryRange.currency"; "" for the value itself;
 *   null if all strings are well-formed
 */
export function findIllFormed(value: unknown): string | null {
  // Not recursive: a body may nest tens of thousands of levels deep.
  const waiting: { place: string; value: unknown }[] = [{ place: "", value }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { place } = next;
    if (typeof next.value === "string" && !next.value.isWellFormed()) return place;
    if (typeof next.value !== "object" || next.value === null) continue;
    for (const [name, inner] of Object.entries(next.value)) {
      if (!name.isWellFormed()) return place;
      waiting.push({ place: place ? `${place}.${name}` : name, value: inner });
    }
  }
  return null;
}
