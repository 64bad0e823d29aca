import { hourly, payScale } from "./pay-scale";

const pay = (from: number, to: number) => ({ from, to });

test("converts yearly pay to hourly pay", () => {
  expect(hourly({ min: 10_400_000, max: 20_800_000, period: "YEAR" })).toEqual(pay(50, 100));
  expect(hourly({ min: 5_000, max: 7_550, period: "HOUR" })).toEqual(pay(50, 75.5));
});

test("the scale covers every pay range in round steps", () => {
  expect(payScale([pay(65, 75), pay(31, 42)])).toEqual({
    start: 20,
    end: 80,
    ticks: [20, 40, 60, 80],
  });
});

test("a single pay amount gets a scale too", () => {
  expect(payScale([pay(40, 40), pay(40, 40)])).toEqual({ start: 40, end: 60, ticks: [40, 60] });
});

test.each([
  [200, [0, 50, 100, 150, 200]],
  // A year's pay entered as hourly pay.
  [145_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000, 140_000, 160_000]],
])("the scale has few marks for pay of %d", (most, ticks) => {
  expect(payScale([pay(0, 40), pay(30, most)]).ticks).toEqual(ticks);
});

test("the scale has few marks even for the highest allowed pay", () => {
  expect(payScale([pay(30, 40), pay(30, 20_000_000)]).ticks.length).toBeLessThan(12);
});
