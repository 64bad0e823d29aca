import { language } from "#texts/language";
import { formatMoney } from "./money";

const AMOUNTS = [0, 5, 99, 100, 6250, 99_999, 100_000, 13_600_000, 123_456_789, -4900];

/** As Intl writes it, which is too slow for first pages. */
const byIntl = (amount: number, stripped: boolean): string =>
  new Intl.NumberFormat(language.locale, {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: stripped ? "stripIfInteger" : "auto",
  }).format(amount / 100);

test.each(AMOUNTS)("%d cents are written as Intl writes them", (amount) => {
  expect(formatMoney(amount, "USD")).toBe(byIntl(amount, false));
  expect(formatMoney(amount, "USD", "any")).toBe(byIntl(amount, true));
});

test("currencies have their own signs and minor units", () => {
  expect(formatMoney(6250, "EUR")).toBe("€62.50");
  expect(formatMoney(6200, "EUR", "any")).toBe("€62");
  expect(formatMoney(9000, "JPY")).toBe("¥9,000");
});

test.each([0, 7, 137, 1204, 20_000, 1_234_567])("%d is written as Intl writes it", (whole) => {
  expect(language.number(whole)).toBe(whole.toLocaleString(language.locale));
});

test("a long date is written as Intl writes it", () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, "0")}-05`;
    const written = new Date(day).toLocaleDateString(language.locale, {
      dateStyle: "long",
      timeZone: "UTC",
    });
    expect(language.longDate(day)).toBe(written);
  }
});
