import { render, screen } from "@testing-library/react";
import { PhoneLink } from "./PhoneLink";

test.each([
  ["+1", "2145550134", "+1 (214) 555-0134"],
  ["+1", "214 555 0134", "+1 (214) 555-0134"],
  ["+44", "2079460018", "+44 2079460018"],
  ["+1", "5550134", "+1 5550134"],
  ["", "2145550134", "2145550134"],
])("%s and %s read as %s, and call the number as given", (countryCode, phone, text) => {
  render(<PhoneLink countryCode={countryCode} phone={phone} />);
  const link = screen.getByRole("link", { name: text });
  expect(link).toHaveAttribute("href", `tel:${countryCode}${phone}`);
});
