import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { mergeTexts as texts } from "#texts/desk-companies";
import { useMergeSourceQuery, useMergeTargetsQuery } from "./Merge.generated";

interface CompanyChoiceProps {
  /** The company that is not offered. */
  except: string;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}

interface Found {
  id: string;
  name: string;
  location?: string | null;
}

const TYPING_MS = 200;

/** A choice of one of all companies; the server searches for what is typed. */
export function CompanyChoice({ except, chosenId, onChoose }: CompanyChoiceProps) {
  const [typed, setTyped] = useState("");
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const chosen = useChosen(chosenId);
  // The field shows the name of the chosen company, which is not a search.
  const isName = query === chosen?.name;
  const { data, previousData, error } = useMergeTargetsQuery({
    ssr: false,
    variables: { query: isName ? "" : query },
  });
  const found: readonly Found[] = (data ?? previousData)?.deskCompanies.nodes ?? [];
  const offered = found.filter(({ id }) => id !== except);
  const isListed = chosen === null || offered.some(({ id }) => id === chosen.id);
  return (
    <Select
      label={texts.other}
      description={texts.otherHint}
      placeholder={texts.choose}
      nothingFoundMessage={texts.nothingFound}
      error={error === undefined ? undefined : texts.companiesFailed}
      data={(isListed ? offered : [chosen, ...offered]).map(toOption)}
      // The server has chosen them: a name need not contain what is being typed.
      filter={({ options }) => options}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      value={chosenId}
      onChange={onChoose}
      maw="28rem"
    />
  );
}

const toOption = ({ id, name }: Found) => ({ value: id, label: name });

/** The chosen company, also when it was chosen before the page was loaded. */
function useChosen(id: string | null): Found | null {
  const { data } = useMergeSourceQuery({
    ssr: false,
    skip: id === null,
    variables: { id: id ?? "" },
  });
  return id === null ? null : (data?.company ?? null);
}
