import { Message } from "../../components/ui/Message";
import { newsletterTexts } from "#texts/newsletter";
import classes from "./SubscribeBox.module.css";

interface SubscribeNewsProps {
  problem: string | null;
  sent: string | null;
}

/** What came of a subscribe form; before that, what will. */
export function SubscribeNews({ problem, sent }: SubscribeNewsProps) {
  if (problem !== null) return <Message tone="error">{problem}</Message>;
  if (sent !== null) return <Message tone="success">{sent}</Message>;
  return <p className={classes.small}>{newsletterTexts.smallPrint}</p>;
}
