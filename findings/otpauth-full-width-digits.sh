#!/usr/bin/env bash
# What: TOTP.validate() returns null for a wrong code, and for one of a wrong length, but throws a RangeError for six
#   full-width digits, which a Japanese keyboard types.
# Versions: otpauth 9.5.2
# Why it matters: A login that answers "wrong code" for null answers with a server error instead.
# Expected: null for a wrong and for a short code, RangeError for full-width digits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  otpauth@9.5.2
cat > seen.mjs <<'JS'
import { Secret, TOTP } from "otpauth";

const totp = new TOTP({ secret: Secret.fromBase32("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP") });
for (const token of ["abcdef", "12345", "１２３４５６"]) {
  let seen;
  try {
    seen = totp.validate({ token });
  } catch (error) {
    seen = `${error.name}: ${error.message}`;
  }
  console.log(`${token}: ${seen}`);
}
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
abcdef: null
12345: null
１２３４５６: RangeError: Input buffers must have the same byte length
EXPECTED
