import { readFileSync } from "node:fs";

type Values = Readonly<Record<string, string | undefined>>;

/** The variable that names the file of a secret: Docker's and systemd's secrets are files. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/**
 * Reads the secrets whose files are named.
 * @param values variables by their names; empty ones must be left out
 * @param names of secrets, such as SECRET_KEY, for which SECRET_KEY_FILE may name a file
 * @returns the secrets that were read, and a fault for each variable whose file can't be used
 */
export function readSecretFiles(values: Values, names: readonly string[]) {
  const secrets: Record<string, string> = {};
  const faults = new Map<string, string>();
  for (const name of names) {
    const file = values[fileVariable(name)];
    if (file === undefined) continue;
    const read = readSecret(file);
    const given = values[name];
    if (typeof read === "string") faults.set(fileVariable(name), read);
    // What was read before may be in the environment by now.
    else if (given !== undefined && given !== read.secret)
      faults.set(fileVariable(name), `${name} is set, too: set only one of them`);
    else secrets[name] = read.secret;
  }
  return { secrets, faults };
}

/** @returns what is wrong with the file, if its secret can't be read */
function readSecret(file: string): { secret: string } | string {
  const text = textOf(file);
  if (typeof text !== "string") return `names ${file}, ${whyNot(text.code)}`;
  // Editors and `echo` end a file with a line break, which no secret has.
  const secret = text.trim();
  if (secret === "") return `names ${file}, which is empty`;
  // A private key, or a file with several settings, is not what was meant.
  if (/[\r\n]/.test(secret)) return `names ${file}, which has more than one line`;
  return { secret };
}

function textOf(file: string): string | { code: unknown } {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const hasCode = typeof error === "object" && error !== null && "code" in error;
    return { code: hasCode ? error.code : "no code" };
  }
}

function whyNot(code: unknown): string {
  if (code === "ENOENT") return "which is not there";
  if (code === "EISDIR") return "which is a folder";
  if (code === "EACCES") return "which this user may not read";
  return `which can't be read (${String(code)})`;
}
