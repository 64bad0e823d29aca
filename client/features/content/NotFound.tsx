import { Link } from "react-router-dom";
import { SearchForm } from "../../components/ui/SearchForm";
import { paths } from "../../lib/paths";
import classes from "./NotFound.module.css";
import { Scene } from "./Scene";

const links = [
  { label: "Job Openings", to: paths.jobs() },
  { label: "Pricing", to: paths.pricing },
  { label: "Hire Talents", to: paths.hireTalents },
  { label: "Blog", to: paths.blog },
  { label: "FAQ", to: paths.faq },
  { label: "Contact", to: paths.contact },
];

/** Nothing is at this address: a search, and where most people wanted to go. */
export const NotFound = () => (
  <div className={classes.band}>
    <div className={`container ${classes.inner}`}>
      <div>
        <h1 className={classes.title}>We could not find that page</h1>
        <p className={classes.text}>
          The address may be mistyped, the page may have moved, or a job may be closed for good.
          Search the openings, or take one of these ways.
        </p>
        <div className={classes.search}>
          <SearchForm id="not-found-search" />
        </div>
        <ul className={classes.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <Scene name="not-found" className={classes.scene} />
    </div>
  </div>
);
