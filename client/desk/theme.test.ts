import { theme } from "./theme";

/** As in WCAG 2.2, of a color such as "#17211f". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("the second line of a notice, which the kit writes in gray, can be read on white", () => {
  const gray = theme.colors?.gray?.[6] ?? "#ffffff";
  expect(1.05 / (luminance(gray) + 0.05)).toBeGreaterThanOrEqual(4.5);
});
