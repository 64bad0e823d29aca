import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderApp } from "../../test/render";
import { useTypedWords } from "./use-typed-words";

let setAddress: (words: string) => void = () => undefined;
const told: string[] = [];

function Field() {
  const [address, set] = useState("");
  setAddress = set;
  const words = useTypedWords(address, (typed) => told.push(typed));
  return <input aria-label="Words" {...words} />;
}

test("an address that comes late takes back nothing that was typed meanwhile; Back does", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  try {
    renderApp(<Field />);
    const field = screen.getByRole("textbox");
    await user.type(field, "ab ");
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(told).toEqual(["ab"]);
    await user.type(field, "c");
    act(() => setAddress("ab"));
    expect(field).toHaveValue("ab c");
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(told).toEqual(["ab", "ab c"]);
    act(() => setAddress("ab c"));
    act(() => setAddress(""));
    expect(field).toHaveValue("");
  } finally {
    jest.useRealTimers();
  }
});
