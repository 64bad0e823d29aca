/** Words used in place of secrets in examples, templates and READMEs. */
const EXAMPLE_WORDS =
  /set[-_ ]?(your|me|own)|your[-_ ]?(own|key|secret|password|token)|change[-_ ]?(me|this|it)|replace[-_ ]?(me|this)|only[-_ ]for[-_ ]|insert[-_ ]|place[-_ ]?holder|example|dummy|x{6,}|\*{3,}|[<>]|\.\.\.|…|12345678|staffboard-local/i;
const COMMON = /^(password|passwort|secret|root|admin|mysql|test|staffboard)$/i;
/** A prefix that names the kind of secret; it adds no randomness. */
const PREFIX = /^(whsec_|[sr]k_(test|live)_)/;
const LONGEST_PATTERN = 16;
const MIN_REPEATS = 3;

/** Whether a secret is obviously weak: a text from an example, a common word, or one repeated pattern. */
export function isPlaceholder(secret: string): boolean {
  const own = secret.trim().replace(PREFIX, "");
  return EXAMPLE_WORDS.test(own) || COMMON.test(own) || isRepeated(own);
}

/** "aaaa…", "abcabcabc": a short pattern repeated. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= LONGEST_PATTERN && length * MIN_REPEATS <= text.length; length++) {
    const pattern = text.slice(0, length);
    if (pattern.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}
