import { expect, it } from "@jest/globals";
import { comparedSpans, medianOf, pooledSockets, type Sample } from "./process-samples.js";

const sample = (minute: number, residentMiB: number, heapMiB: number | null = null): Sample => ({
  ...{ minute, residentMiB, descriptors: 50, heapMiB },
});

it("compares minutes 10 to 15 of an hour with its last five, and the same parts of other runs", () => {
  expect(comparedSpans(60)).toEqual({ early: [10, 15], late: [55, 60] });
  expect(comparedSpans(12)).toEqual({ early: [2, 3], late: [11, 12] });
});

it("takes the median of the samples from one minute up to another", () => {
  const samples = [sample(9.99, 1), sample(10, 300), sample(12, 200), sample(14.9, 900)];
  expect(medianOf(samples, "residentMiB", [10, 15])).toBe(300);
  expect(medianOf([...samples, sample(13, 310)], "residentMiB", [10, 15])).toBe(305);
  expect(medianOf([...samples, sample(15, 9_000)], "residentMiB", [10, 15])).toBe(300);
});

it("has none without samples, and leaves out what is not known", () => {
  expect(medianOf([], "residentMiB", [10, 15])).toBeNull();
  expect(medianOf([sample(11, 1), sample(12, 2)], "heapMiB", [10, 15])).toBeNull();
  expect(medianOf([sample(11, 1), sample(12, 2, 70)], "heapMiB", [10, 15])).toBe(70);
});

it("finds connections on given ports that are open at both ends", () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0FA0 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1001 1 0
   1: 0100007F:0FA0 0100007F:C001 01 00000000:00000000 00:00000000 00000000     0        0 1002 1 0
   2: 0100007F:C002 0100007F:0CEA 01 00000000:00000000 00:00000000 00000000     0        0 1003 1 0
   3: 0100007F:C003 0100007F:0CEA 08 00000000:00000000 00:00000000 00000000     0        0 1004 1 0
   4: 0100007F:C004 0100007F:0FBC 01 00000000:00000000 00:00000000 00000000     0        0 1005 1 0
`;
  const found = pooledSockets(table, new Set([4_000, 3_306]));
  expect([...found]).toEqual(["socket:[1002]", "socket:[1003]"]);
});
