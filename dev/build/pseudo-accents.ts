/** Keys whose values are not texts: identifiers, link targets, lookup keys. */
const NO_WORDS_KEYS =
  /^(?:id|slug|to|href|url|picture|portrait|scene|category|author|value|code|choice|date|updated)$/;
const NO_WORDS = /^(?:\/|https?:|[^ ]+@[^ ]+$|[a-z0-9]+(?:-[a-z0-9]+)+$|[\d-]+$)/;
const PLAIN = "aceinosuyzACEINOSUYZ";
const ACCENTED = "áćéíńóśúýźÁĆÉÍŃÓŚÚÝŹ";

/** Merge fields of email templates keep their names. */
const letters = (text: string): string =>
  text.replace(/\{\{\w+\}\}|[a-z]/gi, (letter) => {
    if (letter.startsWith("{{")) return letter;
    const at = PLAIN.indexOf(letter);
    return at < 0 ? `${letter}\u0301` : (ACCENTED[at] ?? letter);
  });

/** Accents the words between HTML tags. */
const accentText = (text: string): string =>
  /^\s*<\w/.test(text)
    ? text.replace(/>([^<]+)/g, (_all, words: string) => `>${accentOutsideEntities(words)}`)
    : letters(text);

const accentOutsideEntities = (words: string): string =>
  words.replace(
    /(&\w+;)|([^&]+)/g,
    (_all, entity: string | undefined, text = "") => entity ?? letters(String(text)),
  );

/** The same value with an accent on every letter that people read, including in the results of functions. */
export function accent(value: unknown, key = ""): unknown {
  // A locale whose numbers and dates contain no letters.
  if (key === "locale") return "ja-JP";
  if (typeof value === "string")
    return NO_WORDS_KEYS.test(key) || NO_WORDS.test(value) ? value : accentText(value);
  if (typeof value === "function")
    return (...args: unknown[]): unknown => accent(Reflect.apply(value, undefined, args));
  if (Array.isArray(value)) return value.map((one) => accent(one, key));
  if (value === null || typeof value !== "object" || value instanceof Promise) return value;
  // A React element inserted into a sentence: its words come from elsewhere.
  if ("$$typeof" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, accent(one, name)]));
}
