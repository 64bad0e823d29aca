/** HTML pages of the master text, in the layouts that resumes have. */
import { aside, blocks, main } from "./corpus.mjs";

const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const asFlex = ([left, right]) =>
  `<div class="row"><b>${escape(left)}</b> <span>${escape(right)}</span></div>`;
const asTable = ([left, right]) =>
  `<table width="100%"><tr><td><b>${escape(left)}</b></td><td align="right">${escape(right)}</td></tr></table>`;

const TAGS = { title: "h1", heading: "h2", item: "li", paragraph: "p" };

function element({ kind, text }, row) {
  if (kind === "row") return row(text);
  if (kind === "subtitle") return `<p class="subtitle">${escape(text)}</p>`;
  return `<${TAGS[kind]}>${escape(text)}</${TAGS[kind]}>`;
}

export function body(list, row = asFlex) {
  return list
    .map((block, at) => {
      const starts = block.kind === "item" && list[at - 1]?.kind !== "item";
      const ends = block.kind === "item" && list[at + 1]?.kind !== "item";
      return (starts ? "<ul>" : "") + element(block, row) + (ends ? "</ul>" : "");
    })
    .join("\n");
}

const page = (css, content) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Resume</title><style>body{font-family:"DejaVu Sans";font-size:10pt}.row{display:flex;justify-content:space-between}${css}</style></head><body>${content}</body></html>`;

const GRID = ".page{display:grid;grid-template-columns:5cm 1fr;gap:8mm}";
const COLUMN_TABLE = (left, right) =>
  `<table width="100%"><tr><td width="32%" valign="top">${left}</td><td valign="top">${right}</td></tr></table>`;

/** By layout; those named side or column have two columns. */
export const pages = {
  plain: page("", body(blocks)),
  serif: page('body{font-family:"DejaVu Serif";font-size:11pt}', body(blocks)),
  mono: page('body{font-family:"DejaVu Sans Mono";font-size:9pt}', body(blocks)),
  narrow: page(
    "body{width:9cm;text-align:justify;hyphens:auto}.row{display:block}.row span{float:right}",
    body(blocks),
  ),
  center: page("h1,h2,p{text-align:center}", body(blocks)),
  table: page("", body(blocks, asTable)),
  bordered: page("table{border-collapse:collapse}td{border:1px solid}", body(blocks, asTable)),
  spaced: page(
    'h1{letter-spacing:.35em;font-family:"DejaVu Serif"}h2{letter-spacing:3px;font-size:11pt}.subtitle{letter-spacing:.12em}',
    body(blocks),
  ),
  "spaced-body": page("body{letter-spacing:.06em}", body(blocks)),
  tight: page(
    "h1,p,h2,ul{margin:0;line-height:.95}h1{font-size:30pt}.subtitle{font-size:9pt;margin-top:-4pt}",
    body(blocks),
  ),
  small: page("body{font-size:6.5pt}h1{font-size:9pt}", body(blocks)),
  side: page(GRID, `<div class="page"><div>${body(aside)}</div><div>${body(main)}</div></div>`),
  "side-right": page(
    ".main{float:left;width:11cm}.side{float:right;width:5.5cm}",
    `<div class="side">${body(aside)}</div><div class="main">${body(main)}</div>`,
  ),
  "side-table": page("", COLUMN_TABLE(body(aside, asTable), body(main, asTable))),
  "side-absolute": page(
    ".side{position:absolute;left:0;top:0;width:5cm}.main{position:absolute;left:6cm;top:0;width:11.5cm}",
    `<div class="main">${body(main)}</div><div class="side">${body(aside)}</div>`,
  ),
};
