import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhoneFields } from "./PhoneFields";

const user = userEvent.setup({ delay: null });

const show = (countryCode = "+1", phone = "") =>
  render(<PhoneFields label="Phone" initial={{ countryCode, phone }} faults={{}} />);
const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });

/** Puts the caret after the given start of the number, and presses these keys. */
const editAfter = async (start: string, keys: string) => {
  const caret = start.length;
  await user.type(number(), keys, { initialSelectionStart: caret, initialSelectionEnd: caret });
};
/** The number with "|" at the caret. */
const withCaret = () => {
  const { value, selectionStart } = number();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};

beforeAll(() => import("libphonenumber-js/min"));

it("shows a stored US number formatted at once, before the rules are loaded", () => {
  show("+1", "2145550134");
  expect(number()).toHaveValue("(214) 555-0134");
});

it.each([
  ["+1", "2145550134", "(214) 555-0134"],
  ["+91", "9876543210", "98765 43210"],
  ["+44", "07911123456", "07911 123456"],
  ["+1", "214.555.0134 cell", "(214) 555-0134"],
])("writes %s %s as its country does, while one types", async (code, typed, shown) => {
  show(code);
  await user.click(number());
  await user.type(number(), typed);
  expect(number()).toHaveValue(shown);
});

it("formats a stored number on the first focus, and with the rules of a new country", async () => {
  show("+1", "2145550134");
  await user.click(number());
  expect(number()).toHaveValue("(214) 555-0134");
  await user.selectOptions(screen.getByLabelText("Country Code"), "+91 India");
  await waitFor(() => expect(number()).toHaveValue("2145 550 134"));
});

it("leaves a number alone if its country code does not exist", async () => {
  show("+1234", "5550134");
  await user.click(number());
  await user.type(number(), "9");
  expect(number()).toHaveValue("55501349");
});

describe("the caret", () => {
  beforeEach(async () => {
    show("+1", "2145550134");
    await user.click(number());
  });

  it.each([
    ["a digit removed in the middle", "(214) 55", "{Backspace}", "(214) 5|50-134"],
    ["a digit typed in its place", "(214) 55", "{Backspace}5", "(214) 55|5-0134"],
    ["Backspace behind a space", "(214) ", "{Backspace}", "(214|) 555-0134"],
    ["Delete before a parenthesis", "(214", "{Delete}", "(214) |555-0134"],
    ["a letter, which is dropped", "(214) 5", "x", "(214) 5|55-0134"],
  ])("stays at its digit after %s", async (_edit, start, keys, expected) => {
    await editAfter(start, keys);
    expect(withCaret()).toBe(expected);
  });

  it("removes the whole number with Backspace", async () => {
    await editAfter("(214) 555-0134", "{Backspace>30/}");
    expect(number()).toHaveValue("");
  });
});
