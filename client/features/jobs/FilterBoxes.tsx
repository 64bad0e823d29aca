import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { filterFieldTexts } from "#texts/job-filter-fields";
import { jobSearchTexts } from "#texts/job-search";
import { Choice } from "../../components/ui/Choice";
import { ChoiceGroup } from "../../components/ui/ChoiceGroup";
import {
  countedChoices,
  missingIn,
  unknownIn,
  type CountedChoice,
  type FilterCounts,
} from "./counted-choices";
import type { FilterFieldProps } from "./filter-field";
import classes from "./FilterBoxes.module.css";
import { isInSheet } from "./filter-sheet";
import { SkillField } from "./SkillField";
import { FIRST_VALUES } from "./job-search";
import { MoreValues } from "./MoreValues";

/**
 * A checkbox for each choice, in a list that opens like that of a select, and stays open until the focus leaves it; in the
 * sheet of narrow screens, until it is closed: there it pushes other fields down, and these must not move while they are pressed.
 */
export function FilterBoxes(props: FilterFieldProps) {
  const { filter, search, form, found, onChange } = props;
  const { name, label, any } = filter;
  const chosen = search.filters[name] ?? [];
  const unknown = unknownIn(filter, found.asked);
  const [isAsked, setAsked] = useState(false);
  const [more, setMore] = useState<FilterCounts>();
  const { choices, keep, letGo } = useKept(countedChoices(filter, chosen, more ?? found.counts));
  if (choices.length === 0 && name !== "skill") return null;
  const isChosen = (slug: string) => chosen.some((one) => one.slug === slug);
  const labels = choices.filter(({ slug }) => isChosen(slug)).map((choice) => choice.label);
  const isShort = filter.choices === null && !isAsked && !search.more;
  const hasMore = isShort && choices.length >= FIRST_VALUES;
  return (
    <ChoiceGroup
      label={label}
      className={classes.boxes}
      error={unknown.length > 0 ? jobSearchTexts.unknown(unknown) : undefined}
    >
      <details
        className={classes.menu}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && !isInSheet(currentTarget))
            currentTarget.open = false;
        }}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) letGo();
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape" || isInSheet(currentTarget)) return;
          currentTarget.querySelector("summary")?.focus();
          currentTarget.open = false;
        }}
      >
        <summary>
          <span>{labels.join(", ") || any}</span>
          <IconChevronDown size={18} aria-hidden="true" />
        </summary>
        {/* Takes the focus when its labels are clicked, so that the list stays open. */}
        <div tabIndex={-1}>
          {name === "skill" && <SkillField {...props} />}
          {choices.map((choice) => (
            <Choice
              key={choice.slug}
              type="checkbox"
              form={form}
              name={name}
              value={choice.slug}
              label={choice.label}
              count={choice.total}
              countLabel={filterFieldTexts.openings(choice.total ?? 0)}
              checked={isChosen(choice.slug)}
              onChange={(event) => {
                keep();
                onChange(event);
              }}
            />
          ))}
          {isAsked && <MoreValues search={search} onLoaded={setMore} />}
          {hasMore && (
            <button type="button" className={classes.more} onClick={() => setAsked(true)}>
              {filterFieldTexts.more}
              <span className="visually-hidden">{filterFieldTexts.moreOf(label)}</span>
            </button>
          )}
        </div>
      </details>
    </ChoiceGroup>
  );
}

/** Keeps the choices of an open list: a box that was unticked must not disappear while someone looks at it. */
function useKept(offered: readonly CountedChoice[]) {
  const [kept, setKept] = useState<readonly CountedChoice[]>([]);
  const choices =
    kept.length === 0
      ? offered
      : [
          ...kept.map((choice) => offered.find(({ slug }) => slug === choice.slug) ?? choice),
          ...missingIn(kept, offered),
        ];
  return { choices, keep: () => setKept(choices), letGo: () => setKept([]) };
}
