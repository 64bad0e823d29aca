import classes from "./Steps.module.css";

interface StepsProps {
  items: readonly { title: string; text: string }[];
  /** Four or more: wider, so that a tablet shows them in pairs. */
  many?: boolean;
}

/** Numbered steps side by side, as many as fit. */
export const Steps = ({ items, many = false }: StepsProps) => (
  <ol className={classes.steps} data-many={many || undefined}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
