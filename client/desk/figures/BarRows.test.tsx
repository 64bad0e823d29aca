import { render } from "@testing-library/react";
import { BarRows } from "./BarRows";

const rows = [
  { label: "Skills", value: 3 },
  { label: "Experience", value: 1 },
];
const widths = (full?: number) => {
  const { container } = render(<BarRows rows={rows} {...(full === undefined ? {} : { full })} />);
  return [...container.querySelectorAll<HTMLElement>(".bar")].map((bar) => bar.style.inlineSize);
};

test("the greatest value fills its bar", () => {
  expect(widths()[0]).toBe("100%");
});

test("an average of 3 fills three fifths of its bar, even if it is the greatest", () => {
  expect(widths(5)).toEqual(["60%", "20%"]);
});
