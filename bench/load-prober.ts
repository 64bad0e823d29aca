import { Traffic, type Asked } from "./load-traffic.js";

/**
 * Asks from a process of its own: the one that makes the load is busy, and would measure itself. Started by load.ts with the address, the
 * requests a second, and the seconds; is sent what to ask for, in turn, and sends what it got.
 */
const [origin = "", rate = "", seconds = ""] = process.argv.slice(2);
const asked = await new Promise<Asked[]>((resolve) =>
  process.once("message", (message) => resolve(message as Asked[])),
);
const traffic = new Traffic(origin);
let sent = 0;
const next = (): Asked => {
  const one = asked[sent % asked.length];
  if (!one) throw new Error("There is nothing to ask for.");
  sent += 1;
  return one;
};
const got = await traffic.send(Number(rate), Number(seconds), next);
traffic.close();
process.send?.(got, () => process.disconnect());
