import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import classes from "./SectionNav.module.css";

interface SectionNavProps {
  label: string;
  links: readonly { to: string; label: string }[];
  /** Path of the section that is shown. */
  current: string;
}

/** Links to the sections of a page: a list on wide screens, a row that scrolls sideways on narrow ones. */
export function SectionNav({ label, links, current }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>("[aria-current]");
    // Not scrollIntoView, which would scroll the page, too.
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={classes.list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className={classes.link}
              aria-current={link.to === current ? "page" : undefined}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
