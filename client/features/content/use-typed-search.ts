import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useNavigation, useSearchParams } from "react-router-dom";

const PARAMETER = "query";
/** After the last key: an address for each letter would be work for nothing. */
const KEEP_AFTER_MS = 300;

interface TypedSearch {
  /** As typed, or as the address says it. */
  query: string;
  setQuery: (query: string) => void;
  /** Puts it into the address now. */
  keep: () => void;
}

/**
 * A search that answers while the visitor types. After a short pause, the search replaces the one in the URL, so it can be
 * shared and survives a reload. It adds no history entry, so Back does not step through every letter.
 */
export function useTypedSearch(input: RefObject<HTMLInputElement | null>): TypedSearch {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAMETER) ?? "";
  const [query, setQuery] = useState(inAddress);
  /** What the address holds because of us. */
  const kept = useRef(inAddress);
  const leaving = useNavigation().state !== "idle";

  const keep = () => {
    const typed = query.trim();
    // A link was followed meanwhile: it is not held up.
    if (leaving || typed === kept.current) return;
    kept.current = typed;
    const search = new URLSearchParams(typed === "" ? {} : { [PARAMETER]: typed });
    setParams(search, { replace: true, preventScrollReset: true });
  };
  const keepLater = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => keepLater(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);

  // Back, Forward and links lead to another search.
  useEffect(() => {
    if (inAddress === kept.current) return;
    kept.current = inAddress;
    setQuery(inAddress);
  }, [inAddress]);
  // What was typed before the scripts were there.
  useEffect(() => setQuery((known) => input.current?.value ?? known), [input]);

  return { query, setQuery, keep };
}
