/** Content codings that answers are kept in, best first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding for a request (RFC 9110, section 12.5.3): the one with the highest weight; of several, the smallest.
 * @param accepted the header Accept-Encoding
 */
export function encodingFor(accepted = ""): Encoding {
  const weights = new Map(accepted.toLowerCase().split(",").map(weighted));
  const others = weights.get("*") ?? 0;
  let best: Encoding = "identity";
  let highest = 0;
  for (const encoding of ENCODINGS) {
    const weight = weights.get(encoding) ?? others;
    if (weight > highest) [best, highest] = [encoding, weight];
  }
  return best;
}

function weighted(part: string): [name: string, weight: number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}
