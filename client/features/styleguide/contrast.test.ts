import { contrastRatio, parseRgb } from "./contrast";

test("black on white has contrast 21, a color on itself 1", () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([15, 90, 83], [15, 90, 83])).toBe(1);
});

test("contrast does not depend on the order of the colors", () => {
  // #767676 is the lightest gray that passes AA on white.
  expect(contrastRatio([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrastRatio([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
});

test("reads computed colors", () => {
  expect(parseRgb("rgb(15, 90, 83)")).toEqual([15, 90, 83]);
  expect(parseRgb("rgba(0, 0, 0, 0.5)")).toEqual([0, 0, 0]);
  expect(parseRgb("none")).toBeNull();
});
