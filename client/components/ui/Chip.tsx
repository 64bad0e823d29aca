import { Link, type LinkProps } from "react-router-dom";
import classes from "./Chip.module.css";

interface ChipProps extends Pick<LinkProps, "to" | "preventScrollReset" | "children"> {
  /** The list is filtered by it now. */
  isChosen?: boolean;
}

/** One of several choices that are addresses: links, so they work without scripts. */
export const Chip = ({ isChosen = false, ...link }: ChipProps) => (
  <Link {...link} className={classes.chip} aria-current={isChosen ? "true" : undefined} />
);
