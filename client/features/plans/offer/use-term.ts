import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { TERM_PARAMETER, termFromSearch, type TermOption } from "./plan-term";

/**
 * The term chosen on the pricing page. The URL keeps it, so that it survives a reload and can be shared; state lets
 * the control react before the router has updated the URL.
 */
export function useTerm(): [TermOption, (term: TermOption) => void] {
  const [search, setSearch] = useSearchParams();
  const addressed = termFromSearch(search);
  const [chosen, setChosen] = useState(addressed);
  const [lastAddressed, setLastAddressed] = useState(addressed);
  if (lastAddressed !== addressed) {
    setLastAddressed(addressed);
    setChosen(addressed);
  }
  const choose = (term: TermOption) => {
    setChosen(term);
    setSearch({ [TERM_PARAMETER]: term.choice }, { replace: true, preventScrollReset: true });
  };
  return [chosen, choose];
}
