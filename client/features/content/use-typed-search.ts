import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useNavigation, useSearchParams } from "react-router-dom";

const PARAMETER = "query";
/** Delay after the last keystroke before the URL is updated. */
const URL_DELAY_MS = 300;

interface TypedSearch {
  /** The current text, typed or from the URL. */
  query: string;
  setQuery: (query: string) => void;
  /** Puts the search into the URL now. */
  keep: () => void;
}

/**
 * A search that updates its results while the visitor types. After a short pause, the URL is updated, so that it can
 * be shared and survives a reload. It replaces the history entry, so Back does not step through every letter.
 */
export function useTypedSearch(input: RefObject<HTMLInputElement | null>): TypedSearch {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAMETER) ?? "";
  const [query, setQuery] = useState(inAddress);
  /** The search that we last put into the URL. */
  const kept = useRef(inAddress);
  const leaving = useNavigation().state !== "idle";

  const keep = () => {
    const typed = query.trim();
    // Do not interrupt a navigation that has started.
    if (leaving || typed === kept.current) return;
    kept.current = typed;
    const search = new URLSearchParams(typed === "" ? {} : { [PARAMETER]: typed });
    setParams(search, { replace: true, preventScrollReset: true });
  };
  const keepLater = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => keepLater(), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);

  // Back, Forward and links change the search.
  useEffect(() => {
    if (inAddress === kept.current) return;
    kept.current = inAddress;
    setQuery(inAddress);
  }, [inAddress]);
  // Keep text typed before the scripts had loaded.
  useEffect(() => setQuery((known) => input.current?.value ?? known), [input]);

  return { query, setQuery, keep };
}
