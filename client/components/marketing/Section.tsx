import { useId, type ReactNode } from "react";
import { Picture } from "../ui/Picture";
import { Unbroken } from "../ui/Unbroken";
import classes from "./Section.module.css";

interface SectionProps {
  title: string;
  lead?: string;
  /** A link to more of the same: next to the title; on phones, below the content. */
  action?: ReactNode;
  /** `night` is dark in both color schemes. */
  tone?: "page" | "sunken" | "night";
  /** Puts the title next to the content on wide screens. */
  split?: boolean;
  /** Name of a file in public/scenes; shown below the title if `split` is set. */
  scene?: string;
  children: ReactNode;
}

/** A full-width section of a marketing page, labeled by its heading. */
export function Section(props: SectionProps) {
  const { title, lead, action, tone = "page", split = false, scene, children } = props;
  const id = useId();
  return (
    <section className={classes.section} data-tone={tone} aria-labelledby={id}>
      <div className={`container ${classes.inner}`} data-split={split || undefined}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && (
            <p className={classes.lead}>
              <Unbroken text={lead} />
            </p>
          )}
          {scene !== undefined && (
            <Picture
              file="scenes"
              name={scene}
              className={classes.scene}
              width={460}
              height={320}
            />
          )}
        </div>
        <div className={classes.content}>{children}</div>
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
    </section>
  );
}
