import { useEffect, useEffectEvent, useRef } from "react";

/** Runs after a render in which the value is another than before; not after the first one. */
export function useOnChange(value: unknown, onChange: () => void): void {
  const last = useRef(value);
  const run = useEffectEvent(onChange);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    run();
  }, [value]);
}
