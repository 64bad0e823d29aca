import { Table } from "@mantine/core";
import { Link } from "react-router-dom";
import { placementTexts as texts } from "#texts/desk-placements";
import { rateText } from "#texts/rates";
import { paths } from "#site/paths";
import { Badge } from "../../components/ui/Badge";
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
    <div className={classes.frame}>
      <Table className={classes.table} verticalSpacing="sm">
        <Table.Caption className="visually-hidden">{texts.table}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.candidate}</Table.Th>
            <Table.Th scope="col" className={classes.wide}>
              {texts.client}
            </Table.Th>
            <Table.Th scope="col" className={classes.wide}>
              {texts.dates}
            </Table.Th>
            <Table.Th scope="col" className={classes.wide}>
              {texts.rates}
            </Table.Th>
            {withMargin && (
              <Table.Th scope="col" className={classes.wide}>
                {texts.margin}
              </Table.Th>
            )}
            <Table.Th scope="col" className={classes.action}>
              <span className="visually-hidden">{texts.actions}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {placements.map((placement) => (
            <Row key={placement.id} {...{ placement, withMargin, onChanged }} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
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
      <Table.Th scope="row" className={classes.person}>
        <Link to={paths.desk("applications", applicationId)} className={classes.name}>
          {candidateName}
        </Link>
        <span className={classes.sub}>
          {texts.hiredBy(recruiter?.name ?? texts.formerColleague)}
        </span>
        <div className={classes.narrow}>
          <div>
            <Where placement={placement} />
          </div>
          <div>
            <When placement={placement} />
          </div>
          <div>
            <Rates placement={placement} />
            {margin !== null && (
              <span className={classes.sub}>{texts.marginShort(marginOf(placement))}</span>
            )}
          </div>
        </div>
      </Table.Th>
      <Table.Td className={classes.wide}>
        <Where placement={placement} />
      </Table.Td>
      <Table.Td className={classes.wide}>
        <When placement={placement} />
      </Table.Td>
      <Table.Td className={classes.wide}>
        <Rates placement={placement} />
      </Table.Td>
      {withMargin && (
        <Table.Td className={classes.wide}>{margin !== null && marginOf(placement)}</Table.Td>
      )}
      <Table.Td className={classes.action}>
        <PlacementMenu placement={placement} onChanged={onChanged} />
      </Table.Td>
    </Table.Tr>
  );
}

const Where = ({ placement: { clientName, job } }: { placement: Placement }) => (
  <>
    <span className={classes.main}>{clientName}</span>
    <span className={classes.sub}>{job.role}</span>
  </>
);

/** From when to when, and what that means today. */
export function When({ placement }: { placement: Placement }) {
  const { startsOn, endsOn, state, needsExtension, endReason, isEndConfirmed } = placement;
  return (
    <>
      <span className={classes.main}>{texts.span(startsOn, endsOn)}</span>
      <span className={classes.sub}>
        {needsExtension ? (
          <span className={classes.urgent}>{texts.needsExtension}</span>
        ) : (
          <Badge>{texts.states[state]}</Badge>
        )}
        {endReason !== null && ` ${texts.endedEarly(endReason)}`}
        {endReason === null && isEndConfirmed && ` ${texts.endsAsPlanned}`}
      </span>
    </>
  );
}

export function Rates({ placement }: { placement: Placement }) {
  const { payRate, billRate, currency, period } = placement;
  return (
    <>
      <span className={classes.main}>{texts.pay(rateText(payRate, currency, period))}</span>
      <span className={classes.sub}>{texts.bill(rateText(billRate, currency, period))}</span>
    </>
  );
}

export function marginOf({ margin, billRate, currency, period }: Placement): string {
  const amount = margin ?? 0;
  return texts.marginOf(rateText(amount, currency, period), texts.percent(amount / billRate));
}
