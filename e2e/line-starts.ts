import type { Page } from "playwright-core";
import { SHORT_NAME } from "../content/site/short-names.js";
import type { Findings } from "./page-checks.js";

/** Separator dots at the start of a line, and short names such as H-1B or C2C/W2 that are broken. */
export const lineFindings = (page: Page): Promise<Findings> =>
  page.evaluate((shortName) => {
    const findings: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const rectOf = (node: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    /** Where the last texts are: a dot must be beside one of them. */
    const seen: DOMRect[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
      for (const { index, 0: name } of node.data.matchAll(new RegExp(shortName, "g")))
        if (rectOf(node, index, index + name.length).length > 1)
          findings.push(`"${name}" is broken in "${node.data.trim().slice(0, 60)}"`);
      for (const { index } of node.data.matchAll(/·/g)) {
        const [dot] = rectOf(node, index, index + 1);
        const before = [...seen, ...rectOf(node, 0, node.data.slice(0, index).trimEnd().length)];
        const isBeside = before.some(
          (rect) =>
            dot && rect.right <= dot.left + 1 && rect.bottom > dot.top && rect.top < dot.bottom,
        );
        if (dot && !isBeside)
          findings.push(
            `a line starts with the dot of "${node.parentElement.innerText.slice(0, 60)}"`,
          );
      }
      if (node.data.trim() !== "") seen.push(...rectOf(node, 0, node.length));
      seen.splice(0, Math.max(0, seen.length - 40));
    }
    return findings;
  }, SHORT_NAME.source);
