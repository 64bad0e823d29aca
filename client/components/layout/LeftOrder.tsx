import { Link } from "react-router-dom";
import { shellTexts } from "#texts/shell";
import { paths } from "#site/paths";
import { useLeftOrderQuery } from "./LeftOrder.generated";
import classes from "./LeftOrder.module.css";

/** In the menu of the signed-in person: the way back to a plan that they chose and have not paid. */
export function LeftOrder({ onFollow }: { onFollow: () => void }) {
  const { data } = useLeftOrderQuery({ ssr: false });
  const order = data?.myOpenOrders.find(({ isWaiting }) => !isWaiting);
  if (order === undefined) return null;
  return (
    <li className={classes.order}>
      <Link to={paths.account("plans")} onClick={onFollow}>
        {shellTexts.continueOrder(order.plan.title)}
      </Link>
    </li>
  );
}
