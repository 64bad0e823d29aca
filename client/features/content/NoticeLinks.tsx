import { Link } from "react-router-dom";
import { pageNames } from "#texts/page-names";
import { paths } from "#site/paths";
import classes from "./Notice.module.css";

const links = [
  { label: pageNames.jobs, to: paths.jobs() },
  { label: pageNames.pricing, to: paths.pricing },
  { label: pageNames.hireTalents, to: paths.hireTalents },
  { label: pageNames.blog, to: paths.blog },
  { label: pageNames.faq, to: paths.faq },
  { label: pageNames.contact, to: paths.contact },
];

/** Links to the most popular pages. */
export const NoticeLinks = () => (
  <ul className={classes.links}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
);
