#!/usr/bin/env bash
# What: a font subset made for exactly a text lacks glyphs that HarfBuzz draws that text with: a vowel sign on both sides
#   of its consonant is split into parts, whose characters are not in the text.
# Versions: subset-font 2.9.0, harfbuzzjs 1.6.4, Noto Sans Tamil and Thai (@fontsource-variable 5.3.0)
# Why it matters: Names in Tamil, Kannada, Malayalam, Bengali, and Thai are drawn with parts missing or in the wrong place,
#   without an error. Every single character of the text is in the subset, so a check of its characters passes.
# Expected: from the subset of the text, Tamil is drawn with 2 glyphs instead of 3, and 2 of Thai's are missing; with the
#   decomposed text added, all are there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  subset-font@2.9.0 harfbuzzjs@1.6.4 @fontsource-variable/noto-sans-tamil@5.3.0 @fontsource-variable/noto-sans-thai@5.3.0
cat > seen.mjs <<'JS'
import { readFile } from "node:fs/promises";
import { Blob, Buffer as Text, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

async function drawn(script, text, letters) {
  const path = `node_modules/@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`;
  const bytes = await subsetFont(await readFile(path), letters, { targetFormat: "truetype" });
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(new Font(new Face(new Blob(bytes))), buffer);
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  return `${glyphs.length} glyphs, ${glyphs.filter((glyph) => glyph === 0).length} missing`;
}
for (const [script, text] of [["tamil", "கொ"], ["thai", "นำ"]]) {
  const parts = text + text.normalize("NFKD");
  console.log(`${script}: ${await drawn(script, text, text)}`);
  console.log(`${script} with the parts: ${await drawn(script, text, parts)}`);
}
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
tamil: 2 glyphs, 0 missing
tamil with the parts: 3 glyphs, 0 missing
thai: 3 glyphs, 2 missing
thai with the parts: 3 glyphs, 0 missing
EXPECTED
