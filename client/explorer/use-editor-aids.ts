import { useEffect, useRef, type RefObject } from "react";
import { explorerTexts } from "#texts/explorer";

const { editors, searchDocs } = explorerTexts;

/** Names of fields that GraphiQL leaves without one, by where they are. */
const NAMES: Record<string, string> = {
  ".graphiql-query-editor .CodeMirror textarea": editors.query,
  ".graphiql-editor-tool .CodeMirror textarea": editors.variables,
  ".graphiql-response .CodeMirror textarea": editors.response,
  ".graphiql-doc-explorer-search input": searchDocs,
};

function nameFields(box: Element): void {
  for (const [where, name] of Object.entries(NAMES))
    for (const field of box.querySelectorAll(where))
      if (!field.hasAttribute("aria-label")) field.setAttribute("aria-label", name);
}

/** In an editor, Tab would insert spaces, and nobody could leave it by keyboard (WCAG 2.1.2). It still picks a completion. */
function leaveByTab(event: KeyboardEvent): void {
  const { key, target } = event;
  const isInEditor = target instanceof Element && target.closest(".CodeMirror") !== null;
  if (key !== "Tab" || !isInEditor || document.querySelector(".CodeMirror-hints")) return;
  event.stopPropagation();
}

/** What GraphiQL's editors lack for keyboards and screen readers. @returns for the element around them */
export function useEditorAids(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    // Editors are added once their modules are there, and the search with its panel.
    const added = new MutationObserver(() => nameFields(current));
    added.observe(current, { childList: true, subtree: true });
    nameFields(current);
    current.addEventListener("keydown", leaveByTab, true);
    return () => {
      added.disconnect();
      current.removeEventListener("keydown", leaveByTab, true);
    };
  }, []);
  return box;
}
