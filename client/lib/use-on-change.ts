import { useEffect, useEffectEvent, useRef } from "react";

/** Runs the callback after a render in which the value changed; not after the first render. */
export function useOnChange(value: unknown, onChange: () => void): void {
  const last = useRef(value);
  const run = useEffectEvent(onChange);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    run();
  }, [value]);
}
