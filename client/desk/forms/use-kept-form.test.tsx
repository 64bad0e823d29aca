import { MantineProvider, TextInput } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { useViewer } from "../../lib/session/viewer";
import { useKeptForm } from "./use-kept-form";

const user = userEvent.setup({ delay: null });
const viewer = buildViewer({ role: "RECRUITER" });

interface FormProps {
  name?: string;
  place?: string;
  version?: number;
}

function Form({ name = "company", place = "Austin", version = 3 }: FormProps) {
  const kept = useKeptForm({ name, start: { values: { place }, version }, validate: {} });
  return (
    <MantineProvider>
      <TextInput label="Place" {...kept.form.getInputProps("place")} />
      <output>{`${kept.base.values.place} ${kept.base.version} ${kept.isRestored}`}</output>
      <button type="button" onClick={kept.startOver}>
        Start over
      </button>
      <button type="button" onClick={kept.forget}>
        Forget
      </button>
      <button
        type="button"
        onClick={() => kept.handOver("other", { place: "Waco" }, { values: { place }, version: 1 })}
      >
        Hand over
      </button>
    </MantineProvider>
  );
}

/** The desk shows its pages once it is known who is signed in. */
const Desk = (props: FormProps) => useViewer().viewer !== null && <Form {...props} />;

const show = async (props: FormProps = {}, id = viewer.id) => {
  const answer = viewerAnswer({ ...viewer, id });
  const { unmount } = renderApp(<Desk {...props} />, { mocks: [answer] });
  await screen.findByLabelText("Place");
  return unmount;
};
const place = () => screen.getByLabelText("Place");
const type = async (text: string) => {
  await user.clear(place());
  await user.type(place(), text);
};

beforeEach(() => sessionStorage.clear());

test("what was typed is there again, with the version that was edited", async () => {
  const leave = await show();
  await type("Reno");
  leave();
  await show({ place: "Waco", version: 4 });
  expect(place()).toHaveValue("Reno");
  expect(screen.getByRole("status")).toHaveTextContent("Austin 3 true");
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect(place()).toHaveValue("Waco");
  expect(screen.getByRole("status")).toHaveTextContent("Waco 4 false");
});

test("what was saved is not kept", async () => {
  const leave = await show();
  await type("Reno");
  await user.click(screen.getByRole("button", { name: "Forget" }));
  leave();
  await show();
  expect(place()).toHaveValue("Austin");
});

test("what is handed over begins the other form, and not this one again", async () => {
  let leave = await show();
  await type("Reno");
  await user.click(screen.getByRole("button", { name: "Hand over" }));
  leave();
  leave = await show();
  expect(place()).toHaveValue("Austin");
  leave();
  await show({ name: "other" });
  expect(place()).toHaveValue("Waco");
  expect(screen.getByRole("status")).toHaveTextContent("Austin 1 true");
});

test("other people and other forms don’t get it", async () => {
  let leave = await show();
  await type("Reno");
  leave();
  leave = await show({ name: "another" });
  expect(place()).toHaveValue("Austin");
  leave();
  await show({}, "someone-else");
  expect(place()).toHaveValue("Austin");
});

test.each(["no JSON", '{"values":{"place":5},"version":1}', '{"values":{"place":"Reno"}}'])(
  "%s in the storage is ignored",
  async (text) => {
    sessionStorage.setItem(`desk-form:${viewer.id}:company`, text);
    await show();
    expect(place()).toHaveValue("Austin");
  },
);
