import { Traffic } from "./load-traffic.js";

/**
 * Asks for health from a process of its own: the one that makes the load is busy, and would measure itself. Started by load.ts with the
 * address, the requests a second, and the seconds; sends what it got.
 */
const [origin = "", rate = "", seconds = ""] = process.argv.slice(2);
const traffic = new Traffic(origin);
const probe = { method: "GET", path: "/healthz", headers: {} } as const;
const got = await traffic.send(Number(rate), Number(seconds), () => probe);
traffic.close();
process.send?.(got, () => process.disconnect());
