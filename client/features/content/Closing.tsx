import type { ReactNode } from "react";
import { LinkButton } from "../../components/ui/LinkButton";
import type { PageMeta } from "../../../content/content-types";
import classes from "./Closing.module.css";

type ClosingProps = PageMeta["closing"] & {
  /** Shown below the text. */
  children?: ReactNode;
};

/** The last section of a page: what to do next. */
export const Closing = ({ title, text, actions, children }: ClosingProps) => (
  <section className={classes.band} aria-labelledby="closing">
    <div className={`container ${classes.inner}`}>
      <div>
        <h2 id="closing" className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
        {children !== undefined && <p className={classes.last}>{children}</p>}
      </div>
      <div className={classes.actions}>
        {actions.map(({ label, to }, index) => (
          <LinkButton
            key={to}
            to={to}
            size="lg"
            variant={index === 0 ? "accent" : "outline"}
            className={index === 0 ? undefined : classes.second}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </div>
  </section>
);
