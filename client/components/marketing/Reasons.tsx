import { IconEye, IconFileText, IconLock, IconUsers } from "@tabler/icons-react";
import { reasons } from "#content/home";
import classes from "./Reasons.module.css";

const icons = [IconEye, IconLock, IconUsers, IconFileText];

/** Why choose us. */
export const Reasons = () => (
  <ul className={classes.grid}>
    {reasons.map(({ title, text }, index) => {
      const Icon = icons[index] ?? IconEye;
      return (
        <li key={title}>
          <Icon size={26} stroke={1.7} aria-hidden="true" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      );
    })}
  </ul>
);
