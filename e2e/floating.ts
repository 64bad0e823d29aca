import type { Page } from "playwright-core";

/**
 * Texts and controls of the page that lie under something floating, at any scroll position. A bar that is opaque, as
 * wide as the screen and at its edge does not float: it makes the screen smaller. But at the end of the page, nothing
 * may be left under it.
 */
export const coveredContent = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const end = () => document.documentElement.scrollHeight - innerHeight;
    const found = new Set<string>();
    for (let y = 0; ; y += 250) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      const isEnd = y >= end();
      const floats = floating().filter((element) => isEnd || !isBar(element));
      for (const element of floats)
        for (const text of contentUnder(element.getBoundingClientRect())) found.add(text);
      if (isEnd) return [...found];
    }

    function floating(): Element[] {
      return [...document.querySelectorAll("body *")].filter((element) => {
        const { position, opacity } = getComputedStyle(element);
        const { width, height, bottom, top } = element.getBoundingClientRect();
        const onScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
        return position === "fixed" && opacity !== "0" && onScreen;
      });
    }

    function isBar(element: Element): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(element);
      const atEdge = top <= 0 || bottom >= innerHeight;
      const wide = left <= 0 && right >= document.documentElement.clientWidth;
      return atEdge && wide && /^rgb\(/.test(backgroundColor);
    }

    function contentUnder(cover: DOMRect): string[] {
      const meets = ({ left, right, top, bottom }: DOMRect) =>
        left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
      const texts: string[] = [];
      for (const part of document.querySelectorAll("main, footer")) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          if (isInBar(walker.currentNode) || ![...range.getClientRects()].some(meets)) continue;
          texts.push((walker.currentNode.textContent ?? "").trim());
        }
        for (const control of part.querySelectorAll("a, button, input, select, textarea"))
          if (!isInBar(control) && meets(control.getBoundingClientRect()))
            texts.push(
              `${control.tagName} ${control.textContent || control.getAttribute("aria-label")}`,
            );
      }
      return texts.filter((text) => text !== "");
    }

    /** The apply bar is inside the page's main part. */
    function isInBar(node: Node): boolean {
      const parent = node instanceof Element ? node : node.parentElement;
      return parent?.closest("[data-apply-bar], .visually-hidden") != null;
    }
  });
