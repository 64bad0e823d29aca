import type { ReactNode } from "react";
import { StateNotice } from "./StateNotice";

interface EmptyStateProps {
  title: string;
  headingLevel?: 1 | 2;
  /** One of components/pinned; by default, an empty place. */
  picture?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** An empty result. For failures, use ErrorState. */
export const EmptyState = (props: EmptyStateProps) => (
  <StateNotice picture={<EmptyPicture />} {...props} />
);

const EmptyPicture = () => (
  <svg width="128" height="96" viewBox="0 0 128 96" fill="none">
    <rect x="30" y="26" width="68" height="56" rx="10" fill="currentColor" opacity="0.08" />
    <rect
      x="30"
      y="26"
      width="68"
      height="56"
      rx="10"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeDasharray="5 7"
    />
    <circle cx="64" cy="26" r="10" fill="var(--color-accent)" />
    <circle cx="61" cy="23" r="3" fill="#ffe3cc" />
  </svg>
);
