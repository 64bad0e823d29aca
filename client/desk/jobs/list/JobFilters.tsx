import { Checkbox, MultiSelect, Select, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { deskJobsTexts } from "#texts/desk-jobs";
import { useStaffCompanies } from "../../parts/use-staff-companies";
import { useTypedWords } from "../../filters/use-typed-words";
import { SORTS, STATUSES, type JobsSearch } from "./jobs-address";
import classes from "../Jobs.module.css";

interface JobFiltersProps {
  search: JobsSearch;
  /** Called with the words to search for after a pause in typing them. */
  onType: (query: string) => void;
  onChange: (next: Partial<JobsSearch>) => void;
}

const statusOptions = STATUSES.map((value) => ({ value, label: deskJobsTexts.statuses[value] }));
const sortOptions = SORTS.map((value) => ({ value, label: deskJobsTexts.sorts[value] }));

/** The list's filters; the address holds them. */
export const JobFilters = ({ search, onType, onChange }: JobFiltersProps) => (
  <search className={classes.filters} aria-label={deskJobsTexts.filters}>
    <Words search={search} onType={onType} />
    <CompanyFilter search={search} onChange={onChange} />
    <MultiSelect
      className={classes.filter}
      label={deskJobsTexts.status}
      placeholder={search.status.length === 0 ? deskJobsTexts.anyStatus : undefined}
      data={statusOptions}
      value={[...search.status]}
      onChange={(values) =>
        onChange({ status: STATUSES.filter((status) => values.includes(status)) })
      }
      clearable
      clearButtonProps={{ "aria-label": deskJobsTexts.clearFilters }}
    />
    <Select
      className={classes.filter}
      label={deskJobsTexts.sort}
      data={sortOptions}
      value={search.sort}
      onChange={(value) => onChange({ sort: SORTS.find((sort) => sort === value) ?? "NEWEST" })}
      allowDeselect={false}
    />
    <div className={classes.checks}>
      <Checkbox
        label={deskJobsTexts.expiring}
        checked={search.expiresSoon}
        onChange={({ currentTarget }) => onChange({ expiresSoon: currentTarget.checked })}
      />
      <Checkbox
        label={deskJobsTexts.mine}
        checked={search.mine}
        onChange={({ currentTarget }) => onChange({ mine: currentTarget.checked })}
      />
    </div>
  </search>
);

function Words({ search, onType }: Pick<JobFiltersProps, "search" | "onType">) {
  const words = useTypedWords(search.query, onType);
  return (
    <TextInput
      className={classes.words}
      type="search"
      label={deskJobsTexts.search}
      placeholder={deskJobsTexts.searchHint}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={200}
      {...words}
    />
  );
}

function CompanyFilter({ search, onChange }: Pick<JobFiltersProps, "search" | "onChange">) {
  const companies = useStaffCompanies().nodes ?? [];
  if (companies.length < 2 && search.companyId === "") return null;
  return (
    <Select
      className={classes.filter}
      label={deskJobsTexts.company}
      placeholder={deskJobsTexts.anyCompany}
      data={companies.map(({ id, name }) => ({ value: id, label: name }))}
      value={search.companyId || null}
      onChange={(value) => onChange({ companyId: value ?? "" })}
      searchable
      clearable
      clearButtonProps={{ "aria-label": deskJobsTexts.clearFilters }}
    />
  );
}
