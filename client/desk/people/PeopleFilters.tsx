import { useNavigate } from "react-router-dom";
import { peopleTexts as texts } from "#texts/desk-people";
import { textOf } from "../../lib/use-form";
import { ChoiceFilter, TypedFilter } from "../filters/Filters";
import { FilterFields, FilterForm } from "../filters/FilterForm";
import { StageChips } from "../filters/StageChips";
import { isSearched, peopleAddress, PERIODS, type PeopleSearch } from "./people-search";

/** The search over people. */
export function PeopleFilters({ search }: { search: PeopleSearch }) {
  const navigate = useNavigate();
  const go = (change: Partial<PeopleSearch>) =>
    void navigate(peopleAddress({ ...search, ...change }), { preventScrollReset: true });
  const typed = (data: FormData) =>
    go({
      words: textOf(data, "words"),
      skills: textOf(data, "skills"),
      place: textOf(data, "place"),
      job: textOf(data, "job"),
    });
  return (
    <FilterForm label={texts.filters} onSearch={typed}>
      <TypedFilter
        name="words"
        type="search"
        size="md"
        label={texts.words}
        description={texts.wordsHint}
        placeholder={texts.wordsPlaceholder}
        maxLength={200}
        value={search.words}
      />
      <StageChips stages={search.stages} onChange={(stages) => go({ stages })} />
      <FilterFields clearTo={isSearched(search) ? peopleAddress({}) : null}>
        <TypedFilter
          name="skills"
          label={texts.skills}
          placeholder={texts.skillsPlaceholder}
          title={texts.skillsHint}
          value={search.skills}
        />
        <TypedFilter
          name="place"
          label={texts.place}
          placeholder={texts.placePlaceholder}
          maxLength={100}
          value={search.place}
        />
        <TypedFilter
          name="job"
          label={texts.job}
          placeholder={texts.jobPlaceholder}
          value={search.job}
        />
        <ChoiceFilter
          label={texts.since}
          any={texts.anyTime}
          value={search.since}
          options={periodsFor(search).map((days) => ({
            value: days,
            label: texts.lastDays(Number(days)),
          }))}
          onChange={(since) => go({ since })}
        />
      </FilterFields>
    </FilterForm>
  );
}

/** A number of days in the address that is not offered is shown, too. */
const periodsFor = ({ since }: PeopleSearch): readonly string[] =>
  since === "" || PERIODS.includes(since) ? PERIODS : [...PERIODS, since];
