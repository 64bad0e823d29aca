import { Button, Chip, NativeSelect, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { deskApplicationTexts } from "#texts/desk-applications";
import { peopleTexts as texts } from "#texts/desk-people";
import { stageNames } from "#texts/stages";
import { LinkButton } from "../../components/ui/LinkButton";
import { textOf } from "../../lib/use-form";
import { STAGES } from "../applications/stages";
import { isSearched, peopleAddress, PERIODS, type PeopleSearch } from "./people-search";
import classes from "./People.module.css";

/** The search over people. Choices change the address at once, typed words when they are sent. */
export function PeopleFilters({ search }: { search: PeopleSearch }) {
  const navigate = useNavigate();
  const go = (change: Partial<PeopleSearch>) =>
    void navigate(peopleAddress({ ...search, ...change }), { preventScrollReset: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    go({
      words: textOf(data, "words"),
      skills: textOf(data, "skills"),
      place: textOf(data, "place"),
      job: textOf(data, "job"),
    });
  };
  return (
    <form role="search" aria-label={texts.filters} className={classes.filters} onSubmit={submit}>
      <TextInput
        key={`words ${search.words}`}
        name="words"
        type="search"
        size="md"
        label={texts.words}
        description={texts.wordsHint}
        placeholder={texts.wordsPlaceholder}
        maxLength={200}
        defaultValue={search.words}
      />
      <div className={classes.fields}>
        <TextInput
          key={`skills ${search.skills}`}
          name="skills"
          label={texts.skills}
          placeholder={texts.skillsPlaceholder}
          title={texts.skillsHint}
          defaultValue={search.skills}
        />
        <TextInput
          key={`place ${search.place}`}
          name="place"
          label={texts.place}
          placeholder={texts.placePlaceholder}
          maxLength={100}
          defaultValue={search.place}
        />
        <TextInput
          key={`job ${search.job}`}
          name="job"
          label={texts.job}
          placeholder={texts.jobPlaceholder}
          defaultValue={search.job}
        />
        <NativeSelect
          label={texts.since}
          value={search.since}
          onChange={({ currentTarget }) => go({ since: currentTarget.value })}
          data={[
            { value: "", label: texts.anyTime },
            ...periodsFor(search).map((days) => ({
              value: days,
              label: texts.lastDays(Number(days)),
            })),
          ]}
        />
        <div className={classes.submit}>
          <Button type="submit">{texts.search}</Button>
          {isSearched(search) && (
            <LinkButton to={peopleAddress({})} variant="subtle" preventScrollReset>
              {texts.clear}
            </LinkButton>
          )}
        </div>
      </div>
      <Chip.Group multiple value={[...search.stages]} onChange={(stages) => go({ stages })}>
        <div role="group" aria-label={deskApplicationTexts.stage} className={classes.stages}>
          {STAGES.map((stage) => (
            <Chip key={stage} value={stage} size="sm" variant="outline">
              {stageNames[stage]}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </form>
  );
}

/** A number of days in the address that is not offered is shown, too. */
const periodsFor = ({ since }: PeopleSearch): readonly string[] =>
  since === "" || PERIODS.includes(since) ? PERIODS : [...PERIODS, since];
