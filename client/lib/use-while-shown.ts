import { useEffect, useRef } from "react";

/**
 * Returns a function that runs another one only while the component is shown: the answer to a form that was closed must not
 * close the next one.
 */
export function useWhileShown(): (run: () => void) => void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (run) => {
    if (isShown.current) run();
  };
}
