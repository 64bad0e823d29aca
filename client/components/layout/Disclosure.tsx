import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useOnChange } from "../../lib/use-on-change";

interface DisclosureProps {
  className?: string;
  /** Disclosures of one name are open one at a time. */
  name: string;
  summary: ReactNode;
  summaryClassName?: string;
  /** Needed when the summary is only an icon. */
  label?: string;
  onOpened?: (element: HTMLDetailsElement) => void;
  children: ReactNode;
}

/**
 * A native `details` that behaves as a menu of links: it closes on Escape (giving the focus back),
 * on a click or a focus outside and on navigation. Without scripts it still opens and closes.
 */
export function Disclosure(props: DisclosureProps) {
  const { className, name, summary, summaryClassName, label, onOpened, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();

  // Not on the first render: it may have been opened before the scripts loaded.
  useOnChange(pathname + search, () => {
    if (details.current !== null) details.current.open = false;
  });

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const element = details.current;
      if (element?.open === true && target instanceof Node && !element.contains(target)) {
        element.open = false;
      }
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, []);

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
