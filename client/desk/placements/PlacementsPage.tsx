import { Checkbox, NativeSelect } from "@mantine/core";
import { useNavigate, useSearchParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { placementTexts as texts } from "#texts/desk-placements";
import { EmptyState } from "../../components/ui/EmptyState";
import { LoadedList } from "../../components/ui/LoadedList";
import { useStaffCompanies } from "../parts/use-staff-companies";
import { useViewer } from "../../lib/session/viewer";
import { FRESH, useList } from "../../lib/use-list";
import { ChoiceFilter } from "../filters/Filters";
import { DeskHeading } from "../shell/DeskHeading";
import {
  placementsAddress,
  readPlacementsSearch,
  SHOWS,
  toFilter,
  type PlacementsSearch,
} from "./placements-search";
import { usePlacementsQuery, type PlacementsQuery } from "./Placements.generated";
import { PlacementsTable } from "./PlacementsTable";
import { TimelineFigure } from "./TimelineFigure";
import classes from "./Placements.module.css";

/** /desk/placements: who starts soon, who ends soon, and who needs an extension. */
export function PlacementsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readPlacementsSearch(params);
  const change = (next: Partial<PlacementsSearch>) =>
    void navigate(placementsAddress({ ...search, ...next }), { replace: true });
  return (
    <>
      <DeskHeading title={deskTexts.names.placements} lead={texts.lead} />
      <Filters search={search} onChange={change} />
      <Placements key={JSON.stringify(search)} search={search} />
    </>
  );
}

interface FiltersProps {
  search: PlacementsSearch;
  onChange: (next: Partial<PlacementsSearch>) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  const companies = useStaffCompanies().nodes ?? [];
  return (
    <search className={classes.filters}>
      <NativeSelect
        label={texts.show}
        value={search.show}
        onChange={({ currentTarget }) =>
          onChange({ show: SHOWS.find((each) => each === currentTarget.value) ?? "current" })
        }
        data={SHOWS.map((value) => ({ value, label: texts.shows[value] }))}
      />
      <ChoiceFilter
        label={texts.company}
        any={texts.anyCompany}
        value={search.company}
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(company) => onChange({ company })}
      />
      <Checkbox
        label={texts.mine}
        checked={search.mine}
        onChange={({ currentTarget }) => onChange({ mine: currentTarget.checked })}
      />
    </search>
  );
}

function Placements({ search }: { search: PlacementsSearch }) {
  const { viewer } = useViewer();
  const filter = toFilter(search, viewer?.id ?? "");
  const list = useList(
    usePlacementsQuery({ ...FRESH, variables: { filter } }),
    ({ placements }: PlacementsQuery) => placements,
    ({ placements }, nodes) => ({ placements: { ...placements, nodes } }),
  );
  return (
    <div className={classes.content}>
      <LoadedList
        list={list}
        failedTitle={texts.failed}
        empty={<EmptyState title={texts.none[search.show]}>{texts.noneText}</EmptyState>}
      >
        {(placements) => (
          <>
            <TimelineFigure placements={placements} />
            <PlacementsTable
              placements={placements}
              onChanged={() => void list.refetch().catch(() => undefined)}
            />
          </>
        )}
      </LoadedList>
    </div>
  );
}
