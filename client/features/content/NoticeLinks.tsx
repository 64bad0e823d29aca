import { Link } from "react-router-dom";
import { paths } from "../../lib/paths";
import classes from "./Notice.module.css";

const links = [
  { label: "Job Openings", to: paths.jobs() },
  { label: "Pricing", to: paths.pricing },
  { label: "Hire Talents", to: paths.hireTalents },
  { label: "Blog", to: paths.blog },
  { label: "FAQ", to: paths.faq },
  { label: "Contact", to: paths.contact },
];

/** Where most people wanted to go. */
export const NoticeLinks = () => (
  <ul className={classes.links}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
);
