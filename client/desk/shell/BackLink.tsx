import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./BackLink.module.css";

/** The way from a page of one thing back to the list of all. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={classes.back}>
    <IconArrowLeft size={18} aria-hidden="true" />
    {children}
  </Link>
);
