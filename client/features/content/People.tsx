import { authors } from "#content/authors";
import { demoNotes } from "#content/home";
import { Picture } from "../../components/ui/Picture";
import { Unbroken } from "../../components/ui/Unbroken";
import classes from "./People.module.css";

/** The blog's authors. */
export const People = () => (
  <>
    <ul className={classes.people}>
      {Object.entries(authors).map(([id, { name, role }]) => (
        <li key={id}>
          <Picture name={`portrait-${id}`} width={132} height={132} />
          <strong>{name}</strong>
          <span>
            <Unbroken text={role} />
          </span>
        </li>
      ))}
    </ul>
    {demoNotes.people !== undefined && (
      <p className={classes.note}>
        <small>{demoNotes.people}</small>
      </p>
    )}
  </>
);
