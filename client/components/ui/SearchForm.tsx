import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { searchOf } from "../../lib/form-address";
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
  /** The field. */
  ref?: RefObject<HTMLInputElement | null>;
}

/** Id of the form element. Fields elsewhere on the page can join the form with their `form` attribute. */
export const formIdOf = (id: string): string => `${id}-form`;

/** Searches job openings. A plain GET form, so it works without scripts and the URL can be shared. */
export function SearchForm({ id, query = "", industries = [], ref }: SearchFormProps) {
  const navigate = useNavigate();
  return (
    <SearchBox
      id={formIdOf(id)}
      action={paths.jobs()}
      label={commonTexts.searchJobs}
      field={{
        ref,
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
