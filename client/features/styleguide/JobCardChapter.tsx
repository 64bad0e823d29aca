import type { ReactNode } from "react";
import { Chapter } from "./Specimen";
import classes from "./Styleguide.module.css";

interface JobCardChapterProps {
  /** The card; `applied` is the same card for a user who has applied. */
  card: ReactNode;
  applied: ReactNode;
  loading: ReactNode;
}

/** The job card at each of its widths on the site: its layout depends on its container, not the screen. */
export const JobCardChapter = ({ card, applied, loading }: JobCardChapterProps) => (
  <Chapter title="Job card">
    <div className={classes.widths}>
      <figure>
        <div style={{ maxWidth: "20.5rem" }}>{card}</div>
        <figcaption>Stacked, as on a phone of 360 px</figcaption>
      </figure>
      <figure>
        <div style={{ maxWidth: "24.5rem" }}>{applied}</div>
        <figcaption>Stacked, in a grid; for someone who has applied</figcaption>
      </figure>
      <figure>
        <div style={{ maxWidth: "44rem" }}>{card}</div>
        <figcaption>A row, from 40rem on</figcaption>
      </figure>
      <figure>
        {card}
        <figcaption>A row on a wide screen</figcaption>
      </figure>
      <figure>
        {loading}
        <figcaption>On its way</figcaption>
      </figure>
    </div>
  </Chapter>
);
