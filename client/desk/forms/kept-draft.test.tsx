import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useViewer } from "../../lib/session/viewer";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { useKeptDraft } from "./kept-draft";

const isText = (stored: unknown): stored is string => typeof stored === "string";

let arrive: () => void = () => undefined;
const sending = new Promise<void>((done) => (arrive = done));

function Form() {
  const { values, change, forget } = useKeptDraft("answer", "", isText);
  return (
    <>
      <input
        aria-label="Answer"
        value={values}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <button type="button" onClick={() => forget("")}>
        Send
      </button>
      <button type="button" onClick={() => void sending.then(() => forget(""))}>
        Send slowly
      </button>
    </>
  );
}
/** Like the desk, which shows nothing before it knows who is there. */
const Desk = () => useViewer().viewer && <Form />;

const open = (id: string) =>
  renderApp(<Desk />, { mocks: [viewerAnswer(buildViewer({ id, role: "ADMIN" }))] });
const answer = () => screen.findByRole("textbox", { name: "Answer" });

beforeEach(() => sessionStorage.clear());

test("what was typed is there again after the form was gone, for the same person only", async () => {
  const first = open("ada");
  await userEvent.type(await answer(), "Dear Ines");
  first.unmount();
  const other = open("rob");
  expect(await answer()).toHaveValue("");
  other.unmount();
  open("ada");
  expect(await answer()).toHaveValue("Dear Ines");
});

test("forgets it once it is saved", async () => {
  const first = open("ada");
  await userEvent.type(await answer(), "Dear Ines");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await answer()).toHaveValue("");
  first.unmount();
  open("ada");
  expect(await answer()).toHaveValue("");
});

test("what is typed until the answer comes stays, also after a reload", async () => {
  const first = open("ada");
  await userEvent.type(await answer(), "Dear Ines");
  await userEvent.click(screen.getByRole("button", { name: "Send slowly" }));
  await userEvent.type(await answer(), ", again");
  await act(async () => arrive());
  expect(await answer()).toHaveValue("Dear Ines, again");
  first.unmount();
  open("ada");
  expect(await answer()).toHaveValue("Dear Ines, again");
});

test.each(["{", '{"text":"of another release"}'])(
  "ignores a stored draft like %s",
  async (text) => {
    sessionStorage.setItem("desk-draft:ada:answer", text);
    open("ada");
    expect(await answer()).toHaveValue("");
  },
);
