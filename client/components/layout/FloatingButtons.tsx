import { NavLink } from "react-router-dom";
import { pageNames } from "#texts/page-names";
import { shellTexts } from "#texts/shell";
import { paths } from "#site/paths";
import { ChatLink } from "./ChatLink";
import classes from "./FloatingButtons.module.css";
import { TopButton } from "./TopButton";

/**
 * The back-to-top button and the chat link. They never cover content: wide screens have a margin for them, narrow ones
 * a bar at the bottom, which also has the two most visited pages.
 */
export const FloatingButtons = () => (
  <aside className={classes.quick} aria-label={shellTexts.quickActions}>
    <NavLink to={paths.jobs()}>{pageNames.jobs}</NavLink>
    <NavLink to={paths.pricing}>{pageNames.pricing}</NavLink>
    <TopButton className={classes.round} />
    <ChatLink className={classes.round} />
  </aside>
);
