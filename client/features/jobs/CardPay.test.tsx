import { render } from "@testing-library/react";
import { CardPay } from "./CardPay";

const pay = { min: 6000, max: 7000, currency: "USD", period: "HOUR" } as const;

test.each([
  ["$60 - $70/hr DOE", pay, "$60–$70 an hour"],
  ["Competitive", null, "Competitive"],
])("shows %j in the same form as every other job", (salary, salaryRange, text) => {
  const { container } = render(<CardPay job={{ salary, salaryRange }} />);
  expect(container.textContent).toBe(text);
});
