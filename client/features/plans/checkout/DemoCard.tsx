import type { ReactNode } from "react";
import classes from "./DemoCard.module.css";

interface DemoCardProps {
  picture: ReactNode;
  title: string;
  children: ReactNode;
}

/** Frame for the demo checkout's views: a picture next to text and buttons. */
export const DemoCard = ({ picture, title, children }: DemoCardProps) => (
  <section className={classes.card} aria-labelledby="demo-title">
    <div className={classes.picture}>{picture}</div>
    <div className={classes.body}>
      <h2 id="demo-title" className={classes.title}>
        {title}
      </h2>
      {children}
    </div>
  </section>
);
