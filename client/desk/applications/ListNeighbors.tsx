import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { applicationPageTexts as texts, deskApplicationTexts } from "#texts/desk-applications";
import { paths } from "#site/paths";
import { BackLink } from "../shell/BackLink";
import { readListState, type ListState } from "./list-state";
import classes from "./ApplicationPage.module.css";

/** The way back to the list, and to the applications before and after this one in it. */
export function ListNeighbors({ id }: { id: string }) {
  const state = readListState(useLocation().state);
  if (state === null)
    return (
      <nav aria-label={texts.neighbors} className={classes.neighbors}>
        <BackLink to={paths.desk("applications")}>{deskApplicationTexts.all}</BackLink>
      </nav>
    );
  const { list, ids } = state;
  const place = ids.indexOf(id);
  return (
    <nav aria-label={texts.neighbors} className={classes.neighbors}>
      <BackLink to={list}>{texts.back}</BackLink>
      {place >= 0 && (
        <span className={classes.steps}>
          <Neighbor id={ids[place - 1]} state={state}>
            <IconChevronLeft size={18} aria-hidden="true" />
            {texts.previous}
          </Neighbor>
          <span className={classes.note}>{texts.position(place + 1, ids.length)}</span>
          <Neighbor id={ids[place + 1]} state={state}>
            {texts.next}
            <IconChevronRight size={18} aria-hidden="true" />
          </Neighbor>
        </span>
      )}
    </nav>
  );
}

interface NeighborProps {
  id: string | undefined;
  state: ListState;
  children: ReactNode;
}

/** Replaces the entry of the browser's history: Back leads to the list. */
const Neighbor = ({ id, state, children }: NeighborProps) =>
  id !== undefined && (
    <Link to={paths.desk("applications", id)} state={state} replace className={classes.step}>
      {children}
    </Link>
  );
