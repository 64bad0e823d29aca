import { Anchor, Button, Table } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Link } from "react-router-dom";
import { paths } from "#site/paths";
import { billingTexts as texts } from "#texts/desk-billing";
import { Message } from "../../components/ui/Message";
import { useSave } from "../forms/use-save";
import rows from "../parts/Rows.module.css";
import classes from "./Billing.module.css";
import { useRepairBillingMutation } from "./Billing.generated";
import { isRepairable, type Difference } from "./use-comparison";

interface DifferenceItemProps {
  difference: Difference;
  onRepaired: () => void;
}

/** A plan of which we have another record than Stripe, fact by fact. */
export function DifferenceItem({ difference, onRepaired }: DifferenceItemProps) {
  const { id, planTitle } = difference;
  const title = planTitle ?? texts.checkout;
  const { busy, problem, save } = useSave(texts.callFailed);
  const [repairBilling] = useRepairBillingMutation();
  const repair = async () => {
    const done = await save(() => repairBilling({ variables: { input: { id } } }), "id");
    if (done === undefined) return;
    notifications.show({ message: texts.repaired(title), role: "status" });
    onRepaired();
  };
  return (
    <>
      <div className={rows.what}>
        <h3 className={rows.name}>{title}</h3>
        <Buyer difference={difference} />
        {isRepairable(difference) ? (
          <FactTable difference={difference} />
        ) : (
          <p>{texts.unknownAtStripe}</p>
        )}
        {problem !== null && <Message tone="error">{problem}</Message>}
      </div>
      {isRepairable(difference) && (
        <Button
          size="compact-sm"
          aria-label={texts.repairOf(title, id)}
          loading={busy}
          onClick={() => void repair()}
        >
          {texts.repair}
        </Button>
      )}
    </>
  );
}

const Buyer = ({
  difference: { id, planTitle, buyer },
}: Pick<DifferenceItemProps, "difference">) => (
  <p className={rows.note}>
    {buyer !== null && (
      <>
        <Anchor component={Link} to={paths.desk("people", buyer.id)}>
          {buyer.name}
        </Anchor>{" "}
      </>
    )}
    {buyer === null && planTitle !== null && `${texts.unknownBuyer} `}
    <code className={classes.id}>{id}</code>
  </p>
);

const FactTable = ({ difference: { facts } }: Pick<DifferenceItemProps, "difference">) => (
  <Table className={classes.facts}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{texts.columns.fact}</Table.Th>
        <Table.Th scope="col">{texts.columns.ours}</Table.Th>
        <Table.Th scope="col">{texts.columns.stripes}</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {facts.map(({ fact, ours, stripes }) => (
        <Table.Tr key={fact}>
          <Table.Th scope="row">{texts.facts[fact]}</Table.Th>
          <Table.Td>{texts.value(fact, ours)}</Table.Td>
          <Table.Td>{texts.value(fact, stripes)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
