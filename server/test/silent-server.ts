import { createServer, type AddressInfo, type Socket } from "node:net";

export interface SilentServer {
  url: string;
  /** How many connections have asked it for something so far. */
  asked: () => number;
  close(): Promise<void>;
}

/** A provider that accepts every connection, reads what is sent, and never answers. */
export async function silentServer(): Promise<SilentServer> {
  const open = new Set<Socket>();
  let asked = 0;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined).on("close", () => open.delete(socket));
    socket.once("data", () => (asked += 1)).resume();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
