#!/usr/bin/env bash
# What: fontkit's getVariation() of a WOFF2 font returns a font that throws as soon as it is used; of the same font as
#   TrueType, it works.
# Versions: fontkit 2.0.4, subset-font 2.9.0 (turns WOFF2 into TrueType), Noto Sans (@fontsource-variable 5.3.0)
# Why it matters: Font packages are variable WOFF2 files. pdfkit opens one without an error, at its default weight, which
#   for Chinese, Japanese, and Korean is the thinnest; the bold one fails.
# Expected: the WOFF2 fails when it lays out a text, the TrueType doesn't.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  fontkit@2.0.4 subset-font@2.9.0 @fontsource-variable/noto-sans@5.3.0
cat > seen.mjs <<'JS'
import { readFile } from "node:fs/promises";
import { create } from "fontkit";
import subsetFont from "subset-font";

const woff2 = await readFile(
  "node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2",
);
const trueType = await subsetFont(woff2, "abc", { targetFormat: "truetype" });
for (const [name, bytes] of Object.entries({ woff2, trueType })) {
  const bold = create(bytes).getVariation({ wght: 700 });
  try {
    console.log(`${name}: ${bold.layout("abc").glyphs.length} glyphs`);
  } catch (error) {
    console.log(`${name}: ${error.name}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
woff2: TypeError
trueType: 3 glyphs
EXPECTED
