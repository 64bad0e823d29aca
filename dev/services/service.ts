import type { IncomingMessage, Server } from "node:http";

/** One local stand-in that listens on 127.0.0.1. */
export interface Service {
  /** `http://127.0.0.1:port` */
  url: string;
  close(): Promise<void>;
}

export const LOOPBACK = "127.0.0.1";

export const loopbackUrl = (port: number): string => `http://${LOOPBACK}:${port}`;

/** A request's URL. Unlike `new URL(url, base)`, it does not throw for paths such as "//". */
export function urlOf({ url = "/" }: IncomingMessage): URL {
  const whole = `http://localhost${url}`;
  return new URL(URL.canParse(whole) ? whole : "http://localhost/");
}

/** @throws the listen error, for example EADDRINUSE */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // No time limit: a caller that stalled could send a request on a connection that was just closed.
    server.keepAliveTimeout = 0;
    server.once("error", reject);
    server.listen(port, LOOPBACK, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** Closes idle and busy connections too: a browser keeps some open for minutes. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
