import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useOnChange } from "./use-on-change";

const ASKS = ["submit", "click"];

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
  const asked = useCallback(() => {
    isTyped.current = false;
  }, []);
  useEffect(() => {
    const noteInput = ({ target }: Event) => {
      isTyped.current = target === field.current;
    };
    const noteAsking = ({ target }: Event) => {
      if (target !== field.current) asked();
    };
    document.addEventListener("input", noteInput, true);
    for (const kind of ASKS) document.addEventListener(kind, noteAsking, true);
    window.addEventListener("popstate", asked, true);
    return () => {
      document.removeEventListener("input", noteInput, true);
      for (const kind of ASKS) document.removeEventListener(kind, noteAsking, true);
      window.removeEventListener("popstate", asked, true);
    };
  }, [field, asked]);
  useOnChange(value, () => {
    if (field.current !== null && !isTyped.current) field.current.value = text;
  });
  return asked;
}
