import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./SectionLayout.module.css";

interface SectionLayoutProps {
  /** Label of the navigation. */
  label: string;
  links: readonly { to: string; label: string }[];
  /** Path of the section that is shown. */
  current: string;
  /** The section. */
  children: ReactNode;
}

/**
 * A section of a page, with links to the others: a list next to it on wide screens, a row that scrolls sideways on
 * narrow ones.
 */
export function SectionLayout({ label, links, current, children }: SectionLayoutProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>("[aria-current]");
    // Not scrollIntoView, which would scroll the page, too.
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <div className={classes.layout}>
      <nav aria-label={label} className={classes.side}>
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
      <div className={classes.content}>{children}</div>
    </div>
  );
}
