import { useContext, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { pageNames } from "#texts/page-names";
import { paths } from "#site/paths";
import { TrailContext } from "../../lib/trail";
import { Unbroken } from "./Unbroken";
import classes from "./PageTitle.module.css";

interface Crumb {
  label: string;
  to: string;
}

interface PageTitleProps {
  title: string;
  /** Pages between Home and this page, for the breadcrumb. */
  trail?: Crumb[];
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Shown next to the title. */
  picture?: ReactNode;
  /** Shows the picture on phones, below the title. Leave it out on pages with a task, such as a form. */
  pictureOnPhones?: boolean;
  /** The background color; related pages share one. `plain` is a slim row without one, for pages that people work on. */
  tone?: "night" | "mint" | "apricot" | "plain";
  /** E.g. a search form. */
  children?: ReactNode;
}

/** Longer titles, such as those of posts, are set smaller. */
const LARGE_UP_TO = 24;
/** Even longer ones would take three lines of a phone. */
const LONG_FROM = 32;

/** The header of an inner page: breadcrumb, main heading and lead. */
export function PageTitle(props: PageTitleProps) {
  const { title, trail = [], lead, picture, tone = "night", children } = props;
  const { pictureOnPhones = false } = props;
  const large = picture !== undefined && title.length <= LARGE_UP_TO;
  const crumbs = [{ label: pageNames.home, to: paths.home }, ...trail];
  useContext(TrailContext)?.([...crumbs, { label: title }]);
  return (
    <header
      className={classes.band}
      data-tone={tone}
      data-large={large}
      data-long={title.length >= LONG_FROM}
    >
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
        {picture !== undefined && (
          <div className={classes.picture} data-phones={pictureOnPhones}>
            {picture}
          </div>
        )}
      </div>
    </header>
  );
}
