import { reasons } from "#content/home";
import { Picture } from "../ui/Picture";
import { Unbroken } from "../ui/Unbroken";
import classes from "./Reasons.module.css";

/** The "Why choose us" section. */
export const Reasons = () => (
  <ul className={classes.grid}>
    {reasons.map(({ title, text, picture }) => (
      <li key={title}>
        <Picture name={picture} width={72} height={72} />
        <h3>{title}</h3>
        <p>
          <Unbroken text={text} />
        </p>
      </li>
    ))}
  </ul>
);
