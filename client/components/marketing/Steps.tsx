import { Unbroken } from "../ui/Unbroken";
import classes from "./Steps.module.css";

interface StepsProps {
  items: readonly { when?: string | undefined; title: string; text: string }[];
  /** Stacks the steps on wide screens, too. */
  upright?: boolean;
}

/** Numbered steps on a line: side by side on wide screens, stacked on narrow ones. */
export const Steps = ({ items, upright = false }: StepsProps) => (
  <ol className={classes.steps} data-upright={upright || undefined}>
    {items.map(({ when, title, text }) => (
      <li key={title}>
        {when !== undefined && <span className={classes.when}>{when}</span>}
        <h3>{title}</h3>
        <p>
          <Unbroken text={text} />
        </p>
      </li>
    ))}
  </ol>
);
