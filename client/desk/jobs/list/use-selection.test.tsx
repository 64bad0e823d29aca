import { act, renderHook } from "@testing-library/react";
import { useSelection } from "./use-selection";

test("rows that were selected while others were changed stay selected", () => {
  const { result } = renderHook(() => useSelection(["1", "2", "3"]));
  act(() => result.current.toggle("1"));
  const changed = result.current.ids;
  act(() => result.current.toggle("2"));
  act(() => result.current.drop(changed));
  expect(result.current.ids).toEqual(["2"]);
});
