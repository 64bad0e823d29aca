import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noteTexts as texts } from "#texts/desk-records";
import { MentionChoice } from "./MentionChoice";

const colleagues = ["Ana Ortiz", "Ben Okafor", "José Núñez"].map((name, n) => ({
  id: `u${n}`,
  name,
}));
const onChoose = jest.fn();

async function open() {
  render(
    <MantineProvider env="test">
      <MentionChoice colleagues={colleagues} onChoose={onChoose} />
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: texts.mention }));
  return screen.findByRole("combobox", { name: texts.findColleague });
}
const offered = () => screen.queryAllByRole("option").map((option) => option.textContent);

beforeEach(() => jest.clearAllMocks());

test("filters the colleagues by what is typed, and Enter takes the first", async () => {
  const field = await open();
  expect(offered()).toEqual(["Ana Ortiz", "Ben Okafor", "José Núñez"]);
  await userEvent.type(field, "nunez");
  expect(offered()).toEqual(["José Núñez"]);
  await userEvent.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([["José Núñez"]]);
  expect(screen.getByRole("button", { name: texts.mention })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("arrows choose another one, which the field points to", async () => {
  const field = await open();
  await userEvent.type(field, "o");
  await userEvent.keyboard("{ArrowDown}");
  const second = screen.getByRole("option", { name: "Ben Okafor" });
  expect(field).toHaveAttribute("aria-activedescendant", second.id);
  await userEvent.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([["Ben Okafor"]]);
});

test("says that there is no such colleague, and takes no one", async () => {
  const field = await open();
  await userEvent.type(field, "zzz");
  expect(offered()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent(texts.noColleague);
  await userEvent.keyboard("{Enter}");
  expect(onChoose).not.toHaveBeenCalled();
});
