/** Express marks optional parts with braces. @returns the pattern without and with each of them */
export function spellingsOf(pattern: string): string[] {
  const [whole, optional] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || optional === undefined) return [pattern];
  return ["", optional].flatMap((part) => spellingsOf(pattern.replace(whole, () => part)));
}

/** @param given values for the pattern's parameters, from left to right */
export function addressOf(pattern: string, given: readonly string[]): string {
  const left = [...given];
  return pattern.replaceAll(/:\w+/g, () => {
    const value = left.shift();
    if (value === undefined) throw new Error(`No value for a parameter of ${pattern}`);
    return value;
  });
}
