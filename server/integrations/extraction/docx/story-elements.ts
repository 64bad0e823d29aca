/** Never on the page: deleted and moved text, phonetic guides, former properties, instructions. */
export const NEVER_SHOWN: ReadonlySet<string> = new Set([
  "w:del",
  "w:moveFrom",
  "w:delText",
  "w:delInstrText",
  "w:rt",
  "w:rPrChange",
  "w:pPrChange",
  "w:sectPrChange",
  "w:tblPrChange",
  "w:tblPrExChange",
  "w:trPrChange",
  "w:tcPrChange",
]);
export const PARAGRAPHS: ReadonlySet<string> = new Set(["w:p", "a:p"]);
export const TEXTS: ReadonlySet<string> = new Set(["w:t", "a:t", "m:t"]);
export const NOTES: ReadonlySet<string> = new Set(["w:footnote", "w:endnote"]);
export const BREAKS: Readonly<Record<string, string>> = {
  "w:br": "\n",
  "w:cr": "\n",
  "a:br": "\n",
  "w:tab": "\t",
  "w:ptab": "\t",
  "w:noBreakHyphen": "-",
  "w:softHyphen": "\u00AD",
};
