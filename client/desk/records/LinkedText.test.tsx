import { render, screen } from "@testing-library/react";
import { LinkedText } from "./LinkedText";

test("links web addresses only, and shows markup as text", () => {
  const text = 'See https://example.com/a?b=1.\njavascript:alert(1) <img src=x onerror="alert(1)">';
  const { container } = render(<LinkedText text={text} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://example.com/a?b=1"]);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toBe(text);
});
