import { Button, Progress } from "@mantine/core";
import { billingTexts as texts } from "#texts/desk-billing";
import { Message } from "../../components/ui/Message";
import rows from "../parts/Rows.module.css";
import classes from "./Billing.module.css";
import { DifferenceItem } from "./DifferenceItem";
import { RepairAll } from "./RepairAll";
import { isRepairable, useComparison } from "./use-comparison";

/** Compares every plan with Stripe, and lists those that differ. */
export function Comparison() {
  const { state, compared, total, differences, compareAgain, drop } = useComparison();
  const repairable = differences.filter(isRepairable);
  return (
    <section className={rows.section} aria-labelledby="comparison">
      <div className={classes.head}>
        <h2 id="comparison" className={rows.title}>
          {texts.compareTitle}
        </h2>
        <div className={rows.actions}>
          {state !== "comparing" && repairable.length > 1 && (
            <RepairAll differences={repairable} onRepaired={drop} />
          )}
          <Button variant="default" loading={state === "comparing"} onClick={compareAgain}>
            {texts.again}
          </Button>
        </div>
      </div>
      {state === "comparing" && <ComparisonProgress compared={compared} total={total} />}
      {state === "failed" && (
        <Message tone="error">
          <strong>{texts.failed}.</strong> {texts.failedText(compared)}
        </Message>
      )}
      {state === "done" && differences.length === 0 && (
        <Message tone="success">
          <strong>{texts.matches}.</strong> {texts.matchesText(compared)}
        </Message>
      )}
      {differences.length > 0 && (
        <>
          <p className={rows.note}>{texts.differ(differences.length)}</p>
          <ul className={rows.rows}>
            {differences.map((difference) => (
              <li key={difference.id} className={rows.row}>
                <DifferenceItem difference={difference} onRepaired={() => drop(difference.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ComparisonProgress({ compared, total }: { compared: number; total: number | null }) {
  const words = total === null ? texts.starting : texts.comparing(compared, total);
  const percent = total === null || total === 0 ? 0 : Math.min(100, (100 * compared) / total);
  return (
    <div className={classes.progress} role="status">
      <p className={rows.note}>{words}</p>
      <Progress value={percent} aria-label={texts.compareTitle} />
    </div>
  );
}
