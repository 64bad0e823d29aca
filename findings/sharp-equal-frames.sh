#!/usr/bin/env bash
# What: sharp turns an animation of two equal pictures into one still picture: `pages` is undefined for WebP and 1 for
#   GIF. Different pictures stay two.
# Versions: sharp 0.35.5
# Why it matters: A test that makes an animated logo from one picture twice checks nothing, since what it uploads is
#   no animation.
# Expected: equal: undefined and 1; different: 2 and 2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  sharp@0.35.5
cat > seen.mjs <<'JS'
import sharp from "sharp";

const square = (red) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: { r: red, g: 90, b: 80 } } })
    .png()
    .toBuffer();
for (const [label, reds] of [["equal", [10, 10]], ["different", [10, 200]]])
  for (const format of ["webp", "gif"]) {
    const frames = await Promise.all(reds.map(square));
    const file = await sharp(frames, { join: { animated: true } })[format]().toBuffer();
    const { pages } = await sharp(file, { animated: true }).metadata();
    console.log(`${label} frames as ${format}: pages ${pages}`);
  }
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
equal frames as webp: pages undefined
equal frames as gif: pages 1
different frames as webp: pages 2
different frames as gif: pages 2
EXPECTED
