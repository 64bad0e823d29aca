const MAX_LENGTH = 160;
// Control characters, and marks that reverse the reading direction ("fdp.exe" shown as "exe.pdf").
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The sender's file name, made safe for display and saving: no path, no invisible characters, at most 160 characters. */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const clean = base.normalize("NFC").replace(INVISIBLE, "").trim();
  const extension = /\.[^.]*$/.exec(clean)?.[0] ?? "";
  const stem = clean.slice(0, clean.length - extension.length) || "resume";
  return shorten(stem, MAX_LENGTH - extension.length) + extension;
}

/** Never cuts inside a character. */
function shorten(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
