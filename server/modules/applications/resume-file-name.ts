const MAX_LENGTH = 160;
// Control characters, and marks that turn the reading direction ("fdp.exe" shown as "exe.pdf").
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The sender's name for a file, fit to be shown and saved under: no path, nothing invisible, 160 characters. */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const clean = base.normalize("NFC").replace(INVISIBLE, "").trim();
  const extension = /\.[^.]*$/.exec(clean)?.[0] ?? "";
  const stem = clean.slice(0, clean.length - extension.length) || "resume";
  return `${[...stem]
    .slice(0, MAX_LENGTH - extension.length)
    .join("")
    .slice(0, MAX_LENGTH - extension.length)}${extension}`;
}
