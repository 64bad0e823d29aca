import { Progress } from "@mantine/core";
import { importTexts as texts } from "#texts/desk-import";
import classes from "./Import.module.css";

interface ShareBarProps {
  /** What is being done. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Default: the percentage. */
  detail?: string;
}

/** How far something long is. */
export const ShareBar = ({ label, percent, detail = texts.percent(percent) }: ShareBarProps) => (
  <div className={classes.share}>
    <p className={classes.spread}>
      <span role="status">{label}</span>
      <span>{detail}</span>
    </p>
    <Progress value={percent} aria-label={label} />
  </div>
);
