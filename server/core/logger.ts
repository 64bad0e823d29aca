import { pino, type Logger } from "pino";

export type { Logger };

/** JSON logs without personal data: no addresses, cookies, codes, query strings. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["req.headers.cookie", "req.headers.authorization", "email", "otp", "signature"],
    serializers: { err: pino.stdSerializers.err },
  });
