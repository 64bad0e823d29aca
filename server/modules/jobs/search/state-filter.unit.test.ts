import { expect, it } from "@jest/globals";
import { isStateCode } from "#site/state-code";
import { UsStateEnum } from "./state-filter.js";

it("pages know the same states as the API", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(isStateCode)).toEqual(Object.keys(UsStateEnum).toSorted());
});
