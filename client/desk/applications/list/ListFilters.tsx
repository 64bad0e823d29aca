import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { applicationListTexts as texts } from "#texts/desk-applications";
import { useStaffCompanies } from "../../parts/use-staff-companies";
import { textOf } from "../../../lib/use-form";
import { ChoiceFilter, TypedFilter } from "../../filters/Filters";
import { FilterFields, FilterForm } from "../../filters/FilterForm";
import { StageChips } from "../../filters/StageChips";
import { useListColleaguesQuery } from "./List.generated";
import { isFiltered, listAddress, ME, type ListSearch } from "./list-search";
import classes from "./List.module.css";

const WAITS = ["1", "2", "3", "5", "7", "14"];

/** The filters of the list. */
export function ListFilters({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const fieldsId = useId();
  const [isOpen, setOpen] = useState(hasFields(search));
  const go = (change: Partial<ListSearch>) =>
    void navigate(listAddress({ ...search, ...change }), { preventScrollReset: true });
  const typed = (data: FormData) =>
    go({ name: textOf(data, "name"), job: textOf(data, "job"), since: textOf(data, "since") });
  return (
    <FilterForm label={texts.filters} onSearch={typed}>
      <StageChips stages={search.stages} onChange={(stages) => go({ stages })} />
      <Button
        className={classes.toggle}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.fewer : texts.more}
      </Button>
      <FilterFields
        id={fieldsId}
        isOpen={isOpen}
        clearTo={isFiltered(search) ? listAddress({}) : null}
      >
        <TypedFilter
          name="name"
          type="search"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={100}
          value={search.name}
        />
        <TypedFilter
          name="job"
          label={texts.job}
          placeholder={texts.jobPlaceholder}
          value={search.job}
        />
        <CompanyFilter search={search} onChange={go} />
        <AssigneeFilter search={search} onChange={go} />
        <TypedFilter name="since" type="date" label={texts.since} value={search.since} />
        <ChoiceFilter
          label={texts.unanswered}
          any={texts.anyTime}
          value={search.unanswered}
          options={waitsFor(search).map((days) => ({
            value: days,
            label: texts.days(Number(days)),
          }))}
          onChange={(unanswered) => go({ unanswered })}
        />
      </FilterFields>
    </FilterForm>
  );
}

/** Whether a filter is set that narrow screens hide at first. */
const hasFields = (search: ListSearch): boolean => isFiltered({ ...search, stages: [] });

/** A number of days in the address that is not offered is shown, too. */
const waitsFor = ({ unanswered }: ListSearch): readonly string[] =>
  unanswered === "" || WAITS.includes(unanswered) ? WAITS : [...WAITS, unanswered];

interface FilterProps {
  search: ListSearch;
  onChange: (change: Partial<ListSearch>) => void;
}

/** The companies that the person works for; all, for administrators. */
function CompanyFilter({ search, onChange }: FilterProps) {
  const companies = useStaffCompanies().nodes ?? [];
  return (
    <ChoiceFilter
      label={texts.company}
      any={texts.allCompanies}
      value={search.company}
      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(company) => onChange({ company, assignee: "" })}
    />
  );
}

/** Choices: anyone, me, and colleagues at the chosen company. */
function AssigneeFilter({ search, onChange }: FilterProps) {
  const { company: companyId, assignee } = search;
  const { data } = useListColleaguesQuery({
    variables: { companyId },
    skip: companyId === "",
    ssr: false,
  });
  const colleagues = data?.companyMembers.nodes ?? [];
  const isUnknown =
    assignee !== "" && assignee !== ME && !colleagues.some(({ userId }) => userId === assignee);
  return (
    <ChoiceFilter
      label={texts.assignee}
      any={texts.anyone}
      value={assignee}
      options={[
        { value: ME, label: texts.me },
        ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
        ...(isUnknown ? [{ value: assignee, label: texts.aColleague }] : []),
      ]}
      onChange={(assignee) => onChange({ assignee })}
    />
  );
}
