import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { searchOf } from "../../lib/form-address";
import { useOnChange } from "../../lib/use-on-change";
import { paths } from "#site/paths";
import { QUERY_LENGTH } from "#site/query-length";
import { SearchBox } from "./SearchBox";

interface SearchFormProps {
  /** Unique on the page. */
  id: string;
  /** The current search. */
  query?: string;
  /** Slugs of the industries that the list is filtered by; a new search keeps them. */
  industries?: readonly string[];
}

/** Id of the form element. Fields elsewhere on the page can join the form with their `form` attribute. */
export const formIdOf = (id: string): string => `${id}-form`;

/** Searches job openings. A plain GET form, so it works without scripts and the URL can be shared. */
export function SearchForm({ id, query = "", industries = [] }: SearchFormProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // Follows the URL ("Clear search", Back) without losing the focus. Not on the first render: the visitor may have
  // typed before the scripts loaded.
  useOnChange(query, () => {
    if (input.current !== null) input.current.value = query;
  });
  return (
    <SearchBox
      id={formIdOf(id)}
      action={paths.jobs()}
      label={commonTexts.searchJobs}
      field={{
        ref: input,
        id,
        defaultValue: query,
        placeholder: commonTexts.searchJobs,
        maxLength: QUERY_LENGTH,
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.jobs() + searchOf(event.currentTarget));
      }}
    >
      {industries.map((slug) => (
        <input key={slug} type="hidden" name="industry" value={slug} />
      ))}
    </SearchBox>
  );
}
