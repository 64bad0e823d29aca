import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import classes from "./Tabs.module.css";

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Index of the tab that a key moves to, following the ARIA tabs pattern; null for other keys. */
function targetOf(key: string, current: number, count: number): number | null {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Tabs following the ARIA pattern: arrow keys move between them, Tab goes into the panel. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [selected, setSelected] = useState(0);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, selected, tabs.length);
    if (target === null) return;
    event.preventDefault();
    setSelected(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} ref={list} className={classes.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-controls={`${prefix}-${tab.id}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={classes.tab}
            onClick={() => setSelected(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          hidden={index !== selected}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
