#!/usr/bin/env bash
# What: a letter outside Windows-1252 in one of pdfkit's standard fonts garbles every letter after it, without an
#   error; in an embedded font, a letter that the font lacks is an empty box, and U+0000 when copied.
# Versions: pdfkit 0.20.2, pdfjs-dist 5.6.205 (reads the file, and has the embedded font)
# Why it matters: Names in contracts, receipts, and copies of personal data: the default font turns a Polish or
#   Turkish name into other letters, not into question marks.
# Expected: Helvetica has only the first name right; the embedded Liberation Sans has all but the last.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  pdfkit@0.20.2 pdfjs-dist@5.6.205
cat > seen.mjs <<'JS'
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const EMBEDDED = createRequire(import.meta.url).resolve(
  "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf",
);
async function printed(font, name) {
  const document = new PDFDocument({ font });
  const bytes = buffer(document);
  document.text(name);
  document.end();
  const file = await getDocument({ data: new Uint8Array(await bytes), verbosity: 0 }).promise;
  const { items } = await (await file.getPage(1)).getTextContent();
  return items.map(({ str }) => str).join("");
}
for (const name of ["Zoë Ortiz", "Łukasz Ściślak", "Şule Yılmaz", "李明"])
  for (const [label, font] of [["Helvetica", "Helvetica"], ["embedded", EMBEDDED]]) {
    const text = await printed(font, name);
    console.log(`${label}: ${name} ${text === name ? "is right" : `becomes ${JSON.stringify(text)}`}`);
  }
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
Helvetica: Zoë Ortiz is right
embedded: Zoë Ortiz is right
Helvetica: Łukasz Ściślak becomes "V¶ 7¢ Zci ¶Æ °"
embedded: Łukasz Ściślak is right
Helvetica: Şule Yılmaz becomes "çVÆR Y ÆÖ"
embedded: Şule Yılmaz is right
Helvetica: 李明 becomes "gNf"
embedded: 李明 becomes "\u0000\u0000"
EXPECTED
