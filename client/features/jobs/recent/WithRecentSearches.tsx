import { useState, type KeyboardEvent, type ReactNode } from "react";
import { GapBoundary } from "../../../components/ui/GapBoundary";
import { lazyComponent } from "../../../lib/lazy-component";

const RecentSearches = lazyComponent(() => import("./RecentSearches"), "RecentSearches");

interface WithRecentSearchesProps {
  /** Id of the search field among the children. */
  field: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Offers the last searches below a search field while it is focused and empty. They are loaded then. */
export function WithRecentSearches({ field, className, children }: WithRecentSearchesProps) {
  const [isOpen, setOpen] = useState(false);
  const follow = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement && target.id === field) setOpen(target.value === "");
  };
  const focusField = () => document.getElementById(field)?.focus();
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return;
    if (key === "Escape") {
      focusField();
      setOpen(false);
    }
    if (key === "ArrowDown" && target instanceof HTMLInputElement)
      currentTarget.querySelector("section")?.querySelector("a")?.focus();
  };
  return (
    <div
      className={className}
      onFocus={follow}
      onInput={follow}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={onKeyDown}
    >
      {children}
      {isOpen && (
        <GapBoundary>
          <RecentSearches onFollow={() => setOpen(false)} onForget={focusField} />
        </GapBoundary>
      )}
    </div>
  );
}
