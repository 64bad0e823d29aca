import { longDay, longFirmDay } from "#texts/long-day";

test("a day is written out, and can't be broken over two lines", () => {
  expect(longDay("2026-11-25T23:30:00Z")).toBe("November\u00a025,\u00a02026");
});

test("what happened in the evening in the US happened that day", () => {
  expect(longFirmDay("2026-11-26T01:30:00Z")).toBe("November\u00a025,\u00a02026");
});
