import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { paths } from "#site/paths";
import { idsAround, type ListState } from "./list-state";

interface ApplicationLinkProps {
  id: string;
  /** Returns the applications of the list that the link is in, for "Previous" and "Next" on the page. */
  ids: () => readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

/** A link to an application's page, which remembers the list. */
export function ApplicationLink({ id, ids, className, children }: ApplicationLinkProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const to = paths.desk("applications", id);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const state: ListState = { list: `${pathname}${search}`, ids: idsAround(ids(), id) };
    void navigate(to, { state });
  };
  return (
    // A link's own dragging would stop the card's.
    <Link to={to} onClick={open} className={className} draggable={false}>
      {children}
    </Link>
  );
}

/** Others open a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
