import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#site/paths";
import type { Section } from "../sections";

/** A second key counts if it follows this soon. */
const SEQUENCE_MS = 1200;
const GO = "g";
const HELP = "?";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** The palette and the preview are no native dialogs. */
const isInDialog = (): boolean => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Keys that work anywhere on the desk, except while typing or in a dialog: G and a section's letter, and "?". */
export function useShortcuts(sections: readonly Section[], onHelp: () => void): void {
  const navigate = useNavigate();
  const goPressedAt = useRef(-SEQUENCE_MS);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || isInDialog()) return;
    const follows = timeStamp - goPressedAt.current < SEQUENCE_MS;
    goPressedAt.current = key === GO ? timeStamp : -SEQUENCE_MS;
    if (key === HELP) return onHelp();
    const section = follows ? sections.find(({ letter }) => letter === key) : undefined;
    if (section === undefined) return;
    event.preventDefault();
    void navigate(paths.desk(section.id));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
