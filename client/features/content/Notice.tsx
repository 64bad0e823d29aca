import type { ReactNode } from "react";
import classes from "./Notice.module.css";
import { Scene } from "./Scene";

interface NoticeProps {
  title: string;
  text: string;
  /** Name of a file in public/scenes. */
  scene: string;
  role?: "alert";
  /** Buttons or links to continue. */
  children: ReactNode;
}

/** A page that says what happened and where to go next. */
export const Notice = ({ title, text, scene, role, children }: NoticeProps) => (
  <div className={`container ${classes.inner}`} role={role}>
    <div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
    <Scene name={scene} className={classes.scene} />
  </div>
);
