const MAX_LENGTH = 160;
// Control characters, and marks that reverse the reading direction ("fdp.exe" shown as "exe.pdf").
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What follows the last dot is no ending if it's longer: "J. Meyer, resume of 2026". */
const ENDING = /\.[^.\s]{1,10}$/;

/** The sender's file name, made safe for display and saving: no path, no invisible characters, at most 160 characters. */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const clean = base.normalize("NFC").replace(INVISIBLE, "").trim();
  const ending = ENDING.exec(clean)?.[0] ?? "";
  return shortened(clean.slice(0, clean.length - ending.length) || "resume", ending);
}

/** A file name of at most 160 characters; never cuts inside a character. */
export function shortened(stem: string, ending: string): string {
  const cut = stem.slice(0, MAX_LENGTH - ending.length);
  return (/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut) + ending;
}
