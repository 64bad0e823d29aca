import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

/** How often the clock moves on. */
export const REFRESH_MS = 10 * 60 * 1000;

const NowContext = createContext<Date | null>(null);

/**
 * Provides the current time. The first render uses the server's time: around midnight, "Today" could otherwise differ
 * between the server's HTML and the browser. After that it follows the clock.
 */
export function NowProvider({ initial, children }: { initial: string; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(initial));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}

/** The current time, for relative dates. */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (now === null) throw new Error("useNow needs a NowProvider");
  return now;
}
