import { useEffect, useRef, type RefObject } from "react";
import { useOnChange } from "./use-on-change";

/** Typing, and what asks for a page. */
const KINDS = ["input", "submit", "click", "popstate"];

/**
 * Has an uncontrolled field follow the address, without losing the focus. What someone types while the page that they asked for
 * is on its way stays. Not on the first render: someone may have typed before the scripts loaded.
 * @param value of the address; when it changes, the field shows `text`
 * @returns a function to call when something is asked for otherwise than by a click or by sending a form
 */
export function useFollowedField(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  text = value,
): () => void {
  /** Whether someone typed since they last asked for a page. */
  const isTyped = useRef(false);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      const isHere = target === field.current;
      if (type === "input") isTyped.current = isHere;
      else if (!isHere) isTyped.current = false;
    };
    const listen = (change: "addEventListener" | "removeEventListener") => {
      for (const kind of KINDS) window[change](kind, note, true);
    };
    listen("addEventListener");
    return () => listen("removeEventListener");
  }, [field]);
  useOnChange(value, () => {
    if (field.current !== null && !isTyped.current) field.current.value = text;
  });
  return () => {
    isTyped.current = false;
  };
}
