#!/usr/bin/env bash
# What: mammoth.extractRawText joins two words that a line break (Shift+Enter) separates, and leaves out page headers
#   and simple fields; only the fields are reported.
# Versions: mammoth 1.13.0, yazl 3.3.1 (writes the DOCX)
# Why it matters: In resumes, a line break stands between an employer and the job below, and the name and phone number
#   are in the page header. A search for either word finds nothing.
# Expected: the text has AcmeEngineer as one word and neither the header nor the field; one message names the field.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  mammoth@1.13.0 yazl@3.3.1
cat > seen.mjs <<'JS'
import { buffer } from "node:stream/consumers";
import mammoth from "mammoth";
import { ZipFile } from "yazl";

const OPEN = "http://schemas.openxmlformats.org";
const OFFICE = `${OPEN}/officeDocument/2006/relationships`;
const PART = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const XMLNS = `xmlns:w="${OPEN}/wordprocessingml/2006/main" xmlns:r="${OFFICE}"`;
const text = (words) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (content) => `<w:p>${content}</w:p>`;
const relation = (kind, target) =>
  `<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;

const parts = {
  "[Content_Types].xml": `<Types xmlns="${OPEN}/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/word/document.xml" ContentType="${PART}.document.main+xml"/>
    <Override PartName="/word/header1.xml" ContentType="${PART}.header+xml"/></Types>`,
  "_rels/.rels": relation("officeDocument", "word/document.xml"),
  "word/_rels/document.xml.rels": relation("header", "header1.xml"),
  "word/header1.xml": `<w:hdr ${XMLNS}>${paragraph(text("Priya Raman, 214 555 0134"))}</w:hdr>`,
  "word/document.xml": `<w:document ${XMLNS}><w:body>
    ${paragraph(text("Acme") + "<w:r><w:br/></w:r>" + text("Engineer"))}
    ${paragraph(text("Updated ") + `<w:fldSimple w:instr="DATE">${text("May 2026")}</w:fldSimple>`)}
    <w:sectPr><w:headerReference w:type="default" r:id="r1"/></w:sectPr></w:body></w:document>`,
};
const zip = new ZipFile();
for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
zip.end();
const { value, messages } = await mammoth.extractRawText({ buffer: await buffer(zip.outputStream) });
console.log(JSON.stringify(value));
console.log(JSON.stringify(messages.map(({ message }) => message)));
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
"AcmeEngineer\n\nUpdated \n\n"
["An unrecognised element was ignored: w:fldSimple"]
EXPECTED
