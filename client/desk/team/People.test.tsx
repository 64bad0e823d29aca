import { render, screen } from "@testing-library/react";
import { PersonCard } from "./People";

test("a warning looks unlike the other badges of a person", () => {
  render(
    <PersonCard title="Elena" facts={[]} badges={["You"]} warnings={["No second step yet"]} />,
  );
  expect(screen.getByText("You")).toHaveAttribute("data-tone", "brand");
  expect(screen.getByText("No second step yet")).toHaveAttribute("data-tone", "warning");
});
