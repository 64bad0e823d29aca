import { TagsInput } from "@mantine/core";
import { useState } from "react";
import { tagTexts as texts } from "#texts/desk-records";
import { RecordPart, RELOAD, type PartProps, type Records } from "./RecordPart";
import {
  useTagApplicationMutation,
  useTagSuggestionsQuery,
  useUntagApplicationMutation,
} from "./Records.generated";
import { useCall } from "./use-call";
import classes from "./Records.module.css";

const MAX_TAGS = 20;
const MAX_NAME = 40;

/** The application's tags, with those of the company to choose from. */
export const TagsPart = ({ applicationId }: PartProps) => (
  <RecordPart applicationId={applicationId} title={texts.title}>
    {({ tags, viewerCanAdd }, { job }) =>
      viewerCanAdd ? (
        <TagField applicationId={applicationId} companyId={job.company.id} tags={tags} />
      ) : (
        <p className={classes.note}>
          {tags.length === 0 ? texts.nothing : tags.map(({ name }) => name).join(", ")}
        </p>
      )
    }
  </RecordPart>
);

interface TagFieldProps extends PartProps {
  companyId: string;
  tags: Records["tags"];
}

function TagField({ applicationId, companyId, tags }: TagFieldProps) {
  const [query, setQuery] = useState("");
  const [add] = useTagApplicationMutation(RELOAD);
  const [remove] = useUntagApplicationMutation(RELOAD);
  const { busy, problem, call, forget } = useCall();
  const { data, previousData } = useTagSuggestionsQuery({
    ssr: false,
    fetchPolicy: "cache-and-network",
    variables: { companyId, query: query.slice(0, MAX_NAME) },
  });
  const suggestions = (data ?? previousData)?.companyTags ?? [];
  const change = async (names: string[]) => {
    const added = names.find((name) => tags.every((tag) => tag.name !== name));
    const gone = tags.find(({ name }) => !names.includes(name));
    if (added !== undefined) {
      const input = { applicationId, name: added };
      const ok = await call(() => add({ variables: { input } }));
      // What was refused stays in the field.
      setQuery(ok ? "" : added);
    } else if (gone !== undefined) {
      const input = { applicationId, tagId: gone.id };
      await call(() => remove({ variables: { input } }));
    }
  };
  return (
    <TagsInput
      label={texts.label}
      description={texts.hint}
      value={tags.map(({ name }) => name)}
      data={[...new Set(suggestions.map(({ name }) => name))]}
      searchValue={query}
      maxTags={MAX_TAGS}
      maxDropdownHeight={220}
      disabled={busy}
      error={problem}
      onSearchChange={(words) => {
        forget();
        setQuery(words);
      }}
      onChange={(names) => void change(names)}
    />
  );
}
