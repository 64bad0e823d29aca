import { Link } from "react-router-dom";
import { language } from "#texts/language";
import { demoNotes, industriesServed } from "#content/home";
import { paths } from "#site/paths";
import { Picture } from "../ui/Picture";
import classes from "./Industries.module.css";

/** The industries, each with its number of people on staff. */
export const Industries = () => (
  <>
    <ul className={classes.grid}>
      {industriesServed.industries.map(({ slug, name, staff }) => (
        <li key={slug}>
          <Link to={paths.industry(slug)} className={classes.tile}>
            <Picture name={slug} width={52} height={52} />
            <span className={classes.name}>{name}</span>
            <span className={classes.staff}>
              {industriesServed.onStaff(language.number(staff))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
    {demoNotes.staff !== undefined && (
      <p className={classes.note}>
        <small>{demoNotes.staff}</small>
      </p>
    )}
  </>
);
