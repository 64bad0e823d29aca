import { expect, test } from "@jest/globals";
import { passesLuhn, readCard, verdictOn } from "./billing/cards.js";

const NOW = Date.parse("2026-11-21T00:00:00Z") / 1000;
const card = { number: "4242 4242 4242 4242", expiry: "11/26", cvc: "123" };

test("a card is valid until the end of its month", () => {
  expect(readCard(card, NOW)).toMatchObject({
    card: { brand: "visa", last4: "4242", expYear: 2026 },
  });
  expect(readCard({ ...card, expiry: "10 / 26" }, NOW)).toMatchObject({
    errors: { expiry: "Your card's expiration date is in the past." },
  });
});

test("the expiry is accepted in the formats people type", () => {
  for (const expiry of ["12/34", "12 / 34", "1234", "12-34", "12/2034"]) {
    expect(readCard({ ...card, expiry }, NOW)).toMatchObject({
      card: { expMonth: 12, expYear: 2034 },
    });
  }
  for (const expiry of ["00/34", "13/34", "soon", "1"]) {
    expect(readCard({ ...card, expiry }, NOW)).toHaveProperty("errors.expiry");
  }
});

test("the checksum and the outcome of test cards", () => {
  expect(passesLuhn("4242424242424242")).toBe(true);
  expect(passesLuhn("4242424242424241")).toBe(false);
  expect(verdictOn("4111111111111111")).toMatchObject({ kind: "declined" });
});
