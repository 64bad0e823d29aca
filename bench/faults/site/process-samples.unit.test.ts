import { expect, it } from "@jest/globals";
import { comparedSpans, medianOf, type Sample } from "./process-samples.js";

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
