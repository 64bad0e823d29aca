import { pino, type Logger } from "pino";

export interface LogLine {
  level: "warn" | "error" | "info";
  msg: string;
  [fact: string]: unknown;
}

/** A logger, and the entries it received. */
export function recordingLogger(): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const formatters = { level: (level: string) => ({ level }) };
  const write = (line: string) => lines.push(JSON.parse(line));
  return { logger: pino({ level: "info", base: undefined, formatters }, { write }), lines };
}
