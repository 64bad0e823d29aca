import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { pageNames } from "#texts/page-names";
import { paths } from "../../lib/paths";
import { Unbroken } from "./Unbroken";
import classes from "./PageTitle.module.css";

interface Crumb {
  label: string;
  to: string;
}

interface PageTitleProps {
  title: string;
  /** Pages between Home and this one. */
  trail?: Crumb[];
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Beside the title on wide screens; decoration, so narrow ones do without. */
  picture?: ReactNode;
  /** E.g. a search box. */
  children?: ReactNode;
}

/** The band at the top of an inner page: breadcrumb, main heading, lead. */
export function PageTitle({ title, trail = [], lead, picture, children }: PageTitleProps) {
  const crumbs = [{ label: pageNames.home, to: paths.home }, ...trail];
  return (
    <header className={classes.band}>
      <div className={`container ${picture === undefined ? "" : classes.pictured}`}>
        <div>
          <nav aria-label={commonTexts.breadcrumb}>
            <ol className={classes.crumbs}>
              {crumbs.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
          <h1 className={classes.title}>
            <Unbroken text={title} />
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
        {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      </div>
    </header>
  );
}
