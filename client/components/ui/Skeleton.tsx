import type { CSSProperties } from "react";
import classes from "./Skeleton.module.css";

interface SkeletonProps {
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
  radius?: CSSProperties["borderRadius"];
}

/** A gray placeholder for loading content. */
export const Skeleton = ({ width = "100%", height = "1em", radius }: SkeletonProps) => (
  <span
    className={classes.bone}
    style={{ width, height, borderRadius: radius }}
    aria-hidden="true"
  />
);
