import { buyerMailTexts } from "#texts/plan-mails";

test("days are those where the firm works, and say so", () => {
  const evening = new Date("2027-03-01T02:00:00Z");
  expect(buyerMailTexts.day(evening)).toBe("February 28, 2027 (Eastern Time)");
});

test("a card's last month is the one before the month in which it's no longer valid", () => {
  expect(buyerMailTexts.lastMonth(new Date("2027-03-01T00:00:00Z"))).toBe("February 2027");
});
