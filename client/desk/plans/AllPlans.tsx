import { useNavigate } from "react-router-dom";
import { personAccountTexts } from "#texts/desk-people";
import { deskPlanTexts as texts } from "#texts/desk-plans";
import { staffFiles } from "#site/staff-files";
import { EmptyState } from "../../components/ui/EmptyState";
import { LoadedList } from "../../components/ui/LoadedList";
import { textOf } from "../../lib/use-form";
import { FRESH, useList } from "../../lib/use-list";
import { ChoiceFilter, TypedFilter } from "../filters/Filters";
import { FilterFields, FilterForm } from "../filters/FilterForm";
import classes from "./Plans.module.css";
import { isFiltered, plansAddress, STATES, toFilter, type PlansSearch } from "./plans-search";
import { usePlanNamesQuery, useSoldPlansQuery, type SoldPlansQuery } from "./Plans.generated";
import { PlansTable } from "./PlansTable";

/** Every plan that was bought, with filters in the address. */
export const AllPlans = ({ search }: { search: PlansSearch }) => (
  <>
    <Filters search={search} />
    <Plans key={JSON.stringify(search)} search={search} />
  </>
);

function Filters({ search }: { search: PlansSearch }) {
  const navigate = useNavigate();
  const { data } = usePlanNamesQuery({ ssr: false });
  const go = (change: Partial<PlansSearch>) =>
    void navigate(plansAddress({ ...search, ...change }), { preventScrollReset: true });
  return (
    <FilterForm
      label={texts.filters}
      onSearch={(form) => go({ buyer: textOf(form, "buyer"), since: textOf(form, "since") })}
    >
      <FilterFields clearTo={isFiltered(search) ? plansAddress({}) : null}>
        <TypedFilter
          name="buyer"
          type="search"
          label={texts.buyer}
          placeholder={texts.buyerPlaceholder}
          maxLength={100}
          value={search.buyer}
        />
        <ChoiceFilter
          label={texts.state}
          any={texts.anyState}
          value={search.state}
          options={STATES.map((state) => ({
            value: state,
            label: personAccountTexts.planStates[state],
          }))}
          onChange={(state) => go({ state })}
        />
        <ChoiceFilter
          label={texts.plan}
          any={texts.anyPlan}
          value={search.plan}
          options={(data?.plans ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(plan) => go({ plan })}
        />
        <TypedFilter name="since" type="date" label={texts.since} value={search.since} />
      </FilterFields>
    </FilterForm>
  );
}

function Plans({ search }: { search: PlansSearch }) {
  const { state, plan, buyer, since } = search;
  const query = useSoldPlansQuery({ ...FRESH, variables: { filter: toFilter(search) } });
  const list = useList(
    query,
    ({ soldPlans }: SoldPlansQuery) => soldPlans,
    ({ soldPlans }, nodes) => ({ soldPlans: { ...soldPlans, nodes } }),
  );
  return (
    <LoadedList
      list={list}
      failedTitle={texts.failed}
      empty={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
    >
      {(plans) => (
        <>
          <p className={classes.total}>
            {texts.total(query.data?.soldPlans.totalCount ?? 0)}{" "}
            <a href={staffFiles.plans({ state, plan, buyer, since })} download>
              {texts.download}
            </a>
          </p>
          <PlansTable plans={plans} />
        </>
      )}
    </LoadedList>
  );
}
