import { buyerMailTexts } from "#texts/plan-mails";
import { staffNewsTexts } from "#texts/staff-plan-mails";

test("days are those where the firm works, and say so", () => {
  const evening = new Date("2027-03-01T02:00:00Z");
  expect(buyerMailTexts.day(evening)).toBe("February 28, 2027 (Eastern Time)");
});

test("to staff, days and times are those where the firm works, too", () => {
  const evening = new Date("2027-03-01T02:00:00Z");
  expect(staffNewsTexts.day(evening)).toBe("February 28, 2027");
  expect(staffNewsTexts.time(evening)).toMatch(/^February 28, 2027 at 9:00\sPM EST$/);
  expect(staffNewsTexts.time(new Date("2027-07-01T02:00:00Z"))).toMatch(/^June 30, .* EDT$/);
});

test("a card's last month is the one before the month in which it's no longer valid", () => {
  expect(buyerMailTexts.lastMonth(new Date("2027-03-01T00:00:00Z"))).toBe("February 2027");
});
