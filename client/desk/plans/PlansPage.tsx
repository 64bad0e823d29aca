import { SegmentedControl } from "@mantine/core";
import { useNavigate, useSearchParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { deskPlanTexts as texts } from "#texts/desk-plans";
import { DeskHeading } from "../shell/DeskHeading";
import { AllPlans } from "./AllPlans";
import { DuePlans } from "./DuePlans";
import classes from "./Plans.module.css";
import { plansAddress, readPlansSearch } from "./plans-search";
import { RevenueFigures } from "./RevenueFigures";

/** /desk/plans: the money, what has to be delivered, and every plan that was bought. */
export function PlansPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readPlansSearch(params);
  const show = (next: string) =>
    void navigate(plansAddress({ show: next === "due" ? "due" : "all" }), {
      preventScrollReset: true,
    });
  return (
    <>
      <DeskHeading title={deskTexts.names.plans} lead={texts.lead} />
      <div className={classes.page}>
        <RevenueFigures />
        <section className={classes.list} aria-label={texts.shows[search.show]}>
          <SegmentedControl
            className={classes.tabs}
            aria-label={texts.show}
            value={search.show}
            onChange={show}
            data={[
              { value: "all", label: texts.shows.all },
              { value: "due", label: texts.shows.due },
            ]}
          />
          {search.show === "due" ? <DuePlans /> : <AllPlans search={search} />}
        </section>
      </div>
    </>
  );
}
