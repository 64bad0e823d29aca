import { usDate } from "./us-date";

test("an evening in the US is still that day", () => {
  expect(usDate("2026-11-27T01:30:00.000Z")).toBe("11/26/2026");
  expect(usDate("2026-11-27T05:30:00.000Z")).toBe("11/27/2026");
});
