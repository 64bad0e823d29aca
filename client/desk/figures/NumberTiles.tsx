import { useId, type ReactNode } from "react";
import { figureTexts } from "#texts/desk-figures";
import classes from "./Figures.module.css";

interface NumberTilesProps {
  /** For screen readers. */
  title: string;
  children: ReactNode;
}

/** A few large numbers next to each other. */
export function NumberTiles({ title, children }: NumberTilesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {title}
      </h2>
      <dl className={classes.tiles}>{children}</dl>
    </section>
  );
}

interface NumberTileProps {
  label: string;
  /** A count, or a value in words. */
  value: number | string;
  note?: ReactNode;
  isUrgent?: boolean;
}

export const NumberTile = ({ label, value, note, isUrgent = false }: NumberTileProps) => (
  <div className={classes.tile} data-urgent={isUrgent}>
    <dt>{label}</dt>
    <dd className={classes.large}>
      {typeof value === "number" ? figureTexts.count(value) : value}
    </dd>
    {note !== undefined && <dd className={classes.note}>{note}</dd>}
  </div>
);
