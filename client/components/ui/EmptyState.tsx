import type { ReactNode } from "react";
import { StateNotice } from "./StateNotice";

interface EmptyStateProps {
  title: string;
  headingLevel?: 1 | 2;
  children?: ReactNode;
  actions?: ReactNode;
}

/** An empty result. For failures, use ErrorState. */
export const EmptyState = (props: EmptyStateProps) => (
  <StateNotice {...props} picture={<EmptyPicture />} />
);

const EmptyPicture = () => (
  <svg width="112" height="80" viewBox="0 0 112 80" fill="none">
    <rect x="20" y="20" width="72" height="48" rx="10" fill="currentColor" opacity="0.1" />
    <rect x="12" y="12" width="72" height="48" rx="10" stroke="currentColor" strokeWidth="2.5" />
    <path d="M26 28h26M26 40h40" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    <circle cx="84" cy="54" r="13" fill="var(--color-accent)" />
    <path d="m93 64 9 9" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
  </svg>
);
