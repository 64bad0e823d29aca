/** Whether a value is a list of objects that have these texts. */
export const isListOf =
  <Entry extends Record<string, string>>(blank: Entry) =>
  (stored: unknown): stored is Entry[] =>
    Array.isArray(stored) &&
    stored.every((entry: unknown) => {
      const known: Record<string, unknown> =
        typeof entry === "object" && entry !== null ? { ...entry } : {};
      return Object.keys(blank).every((name) => typeof known[name] === "string");
    });
