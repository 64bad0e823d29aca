import classes from "./Meter.module.css";

interface MeterProps {
  /** How much of it is full, in percent; more than 100 is shown as full. */
  percent: number;
  /** Default: brand. */
  tone?: "brand" | "warning" | "error";
}

/** A share as a bar. Words beside it must say the same. */
export const Meter = ({ percent, tone = "brand" }: MeterProps) => (
  <svg className={classes.meter} data-tone={tone} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" rx="6" />
    <rect width={`${Math.min(100, percent)}%`} height="100%" rx="6" />
  </svg>
);
