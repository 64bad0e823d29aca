import { Table } from "@mantine/core";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { placementTexts as texts } from "#texts/desk-placements";
import { rateText } from "#texts/rates";
import { paths } from "#site/paths";
import { Badge } from "../../components/ui/Badge";
import { ListTable, RowHead, Wide, WideHead } from "../parts/ListTable";
import words from "../parts/Words.module.css";
import { PlacementMenu } from "./PlacementMenu";
import type { Placement_PlacementFragment as Placement } from "./Placements.generated";
import classes from "./Placements.module.css";

interface PlacementsTableProps {
  placements: readonly Placement[];
  onChanged: () => void;
}

/** What the timeline draws, and the rest. On narrow screens, the first cell also has what the other columns show. */
export function PlacementsTable({ placements, onChanged }: PlacementsTableProps) {
  const withMargin = placements.some(({ margin }) => margin !== null);
  return (
    <ListTable
      caption={texts.table}
      columns={
        <>
          <Table.Th scope="col">{texts.candidate}</Table.Th>
          <WideHead>{texts.client}</WideHead>
          <WideHead>{texts.dates}</WideHead>
          <WideHead>{texts.rates}</WideHead>
          {withMargin && <WideHead>{texts.margin}</WideHead>}
          <Table.Th scope="col" className={classes.action}>
            <span className="visually-hidden">{texts.actions}</span>
          </Table.Th>
        </>
      }
    >
      {placements.map((placement) => (
        <Row key={placement.id} {...{ placement, withMargin, onChanged }} />
      ))}
    </ListTable>
  );
}

interface RowProps {
  placement: Placement;
  withMargin: boolean;
  onChanged: () => void;
}

function Row({ placement, withMargin, onChanged }: RowProps) {
  const { candidateName, applicationId, recruiter, margin } = placement;
  return (
    <Table.Tr>
      <RowHead
        narrow={[
          <Where key="client" placement={placement} />,
          <When key="dates" placement={placement} />,
          <Fragment key="rates">
            <Rates placement={placement} />
            {margin !== null && (
              <span className={`${words.sub} ${classes.rates}`}>
                {texts.marginShort(marginOf(placement))}
              </span>
            )}
          </Fragment>,
        ]}
      >
        <Link to={paths.desk("applications", applicationId)} className={words.name}>
          {candidateName}
        </Link>
        <span className={`${words.sub} ${classes.recruiter}`}>
          {texts.hiredBy(recruiter?.name ?? texts.formerColleague)}
        </span>
      </RowHead>
      <Wide>
        <Where placement={placement} />
      </Wide>
      <Wide>
        <When placement={placement} />
      </Wide>
      <Wide>
        <Rates placement={placement} />
      </Wide>
      {withMargin && <Wide>{margin !== null && <Margin placement={placement} />}</Wide>}
      <Table.Td className={classes.action}>
        <PlacementMenu placement={placement} onChanged={onChanged} />
      </Table.Td>
    </Table.Tr>
  );
}

const Where = ({ placement: { clientName, job } }: { placement: Placement }) => (
  <>
    <span className={words.main}>{clientName}</span>
    <span className={words.sub}>{job.role}</span>
  </>
);

/** From when to when, and what that means today. */
export function When({ placement }: { placement: Placement }) {
  const { startsOn, endsOn, state, needsExtension, endReason, isEndConfirmed } = placement;
  return (
    <>
      <span className={words.main}>{texts.span(startsOn, endsOn)}</span>
      <span className={`${words.sub} ${classes.state}`}>
        {needsExtension ? (
          <Badge tone="warning">{texts.needsExtension}</Badge>
        ) : (
          <Badge>{texts.states[state]}</Badge>
        )}
        {endReason !== null && <span>{texts.endedEarly(endReason)}</span>}
        {endReason === null && isEndConfirmed && <span>{texts.endsAsPlanned}</span>}
      </span>
    </>
  );
}

export function Rates({ placement }: { placement: Placement }) {
  const { payRate, billRate, currency, period } = placement;
  return (
    <span className={classes.rates}>
      <span className={words.main}>{texts.pay(rateText(payRate, currency, period))}</span>
      <span className={words.sub}>{texts.bill(rateText(billRate, currency, period))}</span>
    </span>
  );
}

function Margin({ placement }: { placement: Placement }) {
  const { rate, percent } = marginParts(placement);
  return (
    <span className={classes.rates}>
      <span className={words.main}>{rate}</span>
      <span className={words.sub}>{percent}</span>
    </span>
  );
}

export function marginOf(placement: Placement): string {
  const { rate, percent } = marginParts(placement);
  return texts.marginOf(rate, percent);
}

function marginParts({ margin, billRate, currency, period }: Placement) {
  const amount = margin ?? 0;
  return { rate: rateText(amount, currency, period), percent: texts.percent(amount / billRate) };
}
