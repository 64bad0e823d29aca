import { Link, type LinkProps } from "react-router-dom";
import classes from "./Chip.module.css";

interface ChipProps extends Pick<LinkProps, "to" | "preventScrollReset" | "children"> {
  /** Whether the list is currently filtered by this choice. */
  isChosen?: boolean;
}

/** A filter choice. It is a link, so it works without scripts. */
export const Chip = ({ isChosen = false, ...link }: ChipProps) => (
  <Link {...link} className={classes.chip} aria-current={isChosen ? "true" : undefined} />
);
