import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { useWhileShown } from "./use-while-shown";

test("an answer to a form that is gone closes nothing", () => {
  const close = jest.fn();
  const { result, unmount } = renderHook(() => useWhileShown(), { wrapper: StrictMode });
  result.current(close);
  unmount();
  result.current(close);
  expect(close).toHaveBeenCalledTimes(1);
});
