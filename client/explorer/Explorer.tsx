import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { GraphiQL } from "graphiql";
import { explorerTexts } from "#texts/explorer";
import { explorerExamples } from "#site/explorer-examples";
import { ColorSchemeToggle } from "../components/layout/ColorSchemeToggle";
import { useShownScheme } from "../lib/color-scheme";
import { makeFetcher } from "./fetcher";
import { KeyField } from "./KeyField";
import { tabStorage } from "./tab-storage";
import { useEditorAids } from "./use-editor-aids";

const commented = (lines: readonly string[]): string => lines.map((line) => `# ${line}\n`).join("");

/** The first tabs. */
const tabs = explorerExamples.map(({ name, query, variables }) => ({
  query: commented(explorerTexts.comments[name]) + query,
  variables,
}));

interface ExplorerProps {
  /** Where the header has room for tools. */
  tools: Element;
}

/**
 * GraphiQL in the site's colors, asking this site's own API. Its editor of headers is off: it would keep a key in the browser's
 * storage, so the key has a field of its own.
 */
export function Explorer({ tools }: ExplorerProps) {
  const key = useRef("");
  const [fetcher] = useState(() => makeFetcher(() => key.current));
  const [storage] = useState(tabStorage);
  const scheme = useShownScheme();
  const box = useEditorAids();
  return (
    <>
      {createPortal(<ColorSchemeToggle className="explorer-tool" />, tools)}
      <KeyField onKey={(next) => (key.current = next)} />
      <div ref={box} className="explorer-box">
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          defaultTabs={tabs}
          defaultEditorToolsVisibility="variables"
          forcedTheme={scheme === "dark" ? "dark" : "light"}
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
        >
          <GraphiQL.Logo>
            <></>
          </GraphiQL.Logo>
        </GraphiQL>
      </div>
    </>
  );
}
