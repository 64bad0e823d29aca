import { expect, it } from "@jest/globals";
import { mailboxKey } from "./mailbox-key.js";

it.each([
  ["ana@example.com", "ana@example.com"],
  ["Ana@EXAMPLE.com", "ana@example.com"],
  ["ana+jobs@example.com", "ana@example.com"],
  ["ana+a+b@example.com", "ana@example.com"],
  ["a.na@example.com", "a.na@example.com"],
  ["a.n.a@gmail.com", "ana@gmail.com"],
  ["a.na+x@googlemail.com", "ana@gmail.com"],
  ["ana@notgmail.com", "ana@notgmail.com"],
  ["+ana@example.com", "+ana@example.com"],
])("limits count %s as %s", (address, key) => {
  expect(mailboxKey(address)).toBe(key);
});
