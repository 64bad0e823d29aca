import { useEffect, useRef, type RefObject } from "react";
import { explorerTexts } from "#texts/explorer";

const { editors, searchDocs } = explorerTexts;

/** Names of fields that GraphiQL leaves without one, by what they are in. */
const NAMES: Record<string, string> = {
  ".graphiql-query-editor": editors.query,
  ".graphiql-editor-tool": editors.variables,
  ".graphiql-response": editors.response,
  ".graphiql-doc-explorer-search": searchDocs,
};

/** Roles that fit better, by where they are. */
const ROLES: Record<string, string> = {
  ".graphiql-tabs": "list",
  ".graphiql-doc-explorer-search": "search",
};

/** GraphiQL's tabs have two buttons each, so they are entries of a list: inside a tab, screen readers don't tell of buttons. */
function describeTab(tab: Element): void {
  const isShown = tab.getAttribute("aria-selected");
  tab.setAttribute("role", "listitem");
  tab.removeAttribute("aria-selected");
  if (isShown !== null)
    tab.querySelector(".graphiql-tab-button")?.setAttribute("aria-current", isShown);
}

function describe(box: Element): void {
  for (const [where, name] of Object.entries(NAMES))
    for (const field of box.querySelectorAll(`${where} :is(textarea,input):not([aria-label])`))
      field.setAttribute("aria-label", name);
  for (const [where, role] of Object.entries(ROLES))
    for (const part of box.querySelectorAll(`${where}:not([role=${role}])`))
      part.setAttribute("role", role);
  // A long answer is scrolled by keyboard, too.
  for (const scrolled of box.querySelectorAll(".graphiql-response .CodeMirror-scroll"))
    if (scrolled.getAttribute("tabindex") !== "0") {
      scrolled.setAttribute("tabindex", "0");
      scrolled.setAttribute("role", "group");
      scrolled.setAttribute("aria-label", editors.response);
    }
  box.querySelectorAll(".graphiql-tab[aria-selected]").forEach(describeTab);
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
    // Editors are added once their modules are there, the search with its panel, and a tab is marked when it is chosen.
    const changed = new MutationObserver(() => describe(current));
    const attributeFilter = ["aria-selected"];
    changed.observe(current, { childList: true, subtree: true, attributeFilter });
    describe(current);
    current.addEventListener("keydown", leaveByTab, true);
    return () => {
      changed.disconnect();
      current.removeEventListener("keydown", leaveByTab, true);
    };
  }, []);
  return box;
}
