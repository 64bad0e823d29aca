import { useRef, type ReactNode } from "react";
import { useLeaving } from "../../lib/leaves";

interface DisclosureProps {
  className?: string;
  /** Of the disclosures with the same name, only one is open at a time. */
  name: string;
  summary: ReactNode;
  summaryClassName?: string;
  /** Required if the summary is only an icon. */
  label?: string;
  onOpened?: (element: HTMLDetailsElement) => void;
  children: ReactNode;
}

/**
 * A native `details` used as a menu of links. It closes on Escape (and returns the focus), on a click or focus
 * outside, and on navigation. It also works without scripts.
 */
export function Disclosure(props: DisclosureProps) {
  const { className, name, summary, summaryClassName, label, onOpened, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useLeaving(details, () => {
    if (details.current !== null) details.current.open = false;
  });

  return (
    <details
      ref={details}
      className={className}
      name={name}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpened?.(currentTarget);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
