import type { ReactNode } from "react";
import { commonTexts } from "#texts/common";
import { useAfterHydration } from "../../lib/hydrated";
import { Button } from "./Button";
import { StateNotice } from "./StateNotice";

interface ErrorStateProps {
  title: string;
  headingLevel?: 1 | 2;
  children?: ReactNode;
  onRetry: () => void;
  /** Whether a retry is running. Never on the server: the browser starts it. */
  retrying?: boolean;
}

/** An error message with a retry button. The button submits a form, so that it reloads the page without scripts. */
export function ErrorState({ onRetry, retrying = false, children, ...props }: ErrorStateProps) {
  const isRetrying = useAfterHydration(retrying, false);
  return (
    <StateNotice
      {...props}
      role="alert"
      picture={<ErrorPicture />}
      actions={
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          <Button type="submit" loading={isRetrying}>
            {commonTexts.retry}
          </Button>
        </form>
      }
    >
      {children ?? commonTexts.loadFailed}
    </StateNotice>
  );
}

const ErrorPicture = () => (
  <svg width="112" height="80" viewBox="0 0 112 80" fill="none">
    <rect x="20" y="16" width="72" height="48" rx="10" fill="currentColor" opacity="0.1" />
    <path
      d="M14 50V22a10 10 0 0 1 10-10h22l-6 14 14 4-8 30H24a10 10 0 0 1-10-10Z"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="M62 12h24a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H62l8-26-14-4 6-18Z"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <circle cx="96" cy="62" r="8" fill="var(--color-accent)" />
  </svg>
);
