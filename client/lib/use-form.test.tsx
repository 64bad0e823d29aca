import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../components/ui/TextField";
import { refused, type Outcome } from "./refusal";
import { textOf, useForm, type Faults } from "./use-form";

interface Values {
  name: string;
  email: string;
}

const read = (data: FormData): Values => ({
  name: textOf(data, "name"),
  email: textOf(data, "email"),
});
const checkNow = ({ name, email }: Values): Faults => ({
  name: name === "" ? "Name, please." : undefined,
  email: email.includes("@") ? undefined : "No address.",
});

interface FormProps {
  check?: (values: Values) => Faults | Promise<Faults>;
  send?: (values: Values) => Promise<Outcome<string> | null>;
  checkOnLeave?: boolean;
}

const taken = async (): Promise<Outcome<string>> => ({ ok: true, value: "Thanks." });

function Form({ check = checkNow, send = taken, checkOnLeave = false }: FormProps) {
  const form = useForm({ read, check, send, checkOnLeave });
  return (
    <form {...form.formProps}>
      <TextField name="name" label="Name" error={form.faults.name} />
      <TextField name="email" label="Email" error={form.faults.email} />
      {form.problem !== null && <p role="alert">{form.problem}</p>}
      {form.sent !== null && <p role="status">{form.sent}</p>}
      <button type="submit">{form.busy ? "Busy" : "Send"}</button>
      <p>{form.complete ? "complete" : "incomplete"}</p>
    </form>
  );
}

const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByRole("textbox", { name });
const submit = () => user.click(screen.getByRole("button"));
const fillIn = async () => {
  await user.type(field("Name"), " Ana ");
  await user.type(field("Email"), "ana@example.com");
};

test("an invalid submit shows every error, focuses the first on the page, and sends nothing", async () => {
  const send = jest.fn(taken);
  render(<Form send={send} />);
  await submit();
  expect(field("Name")).toHaveAccessibleDescription("Name, please.");
  expect(field("Email")).toHaveAccessibleDescription("No address.");
  expect(field("Name")).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test("editing an invalid field checks that field again and no other", async () => {
  render(<Form />);
  await submit();
  await user.type(field("Email"), "ana");
  expect(field("Email")).toHaveAccessibleDescription("No address.");
  await user.type(field("Email"), "@example.com");
  expect(field("Email")).toBeValid();
  expect(field("Name")).toHaveAccessibleDescription("Name, please.");
});

test("shows no error before the form is submitted", async () => {
  render(<Form />);
  await user.type(field("Email"), "ana");
  await user.tab();
  expect(field("Email")).toBeValid();
});

test("checkOnLeave shows a field's error when it loses the focus, and reports when the form is complete", async () => {
  render(<Form checkOnLeave />);
  await user.type(field("Email"), "ana");
  expect(field("Email")).toBeValid();
  await user.tab();
  expect(field("Email")).toHaveAccessibleDescription("No address.");
  expect(screen.getByText("incomplete")).toBeInTheDocument();
  await user.type(field("Email"), "@example.com");
  await user.type(field("Name"), "Ana");
  expect(await screen.findByText("complete")).toBeInTheDocument();
});

test("a double submit sends trimmed values once, then empties the fields", async () => {
  let answer: (outcome: Outcome<string>) => void = () => undefined;
  const send = jest.fn(() => new Promise<Outcome<string>>((done) => (answer = done)));
  render(<Form send={send} />);
  await fillIn();
  await user.dblClick(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("Busy");
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: "Ana", email: "ana@example.com" });
  await act(async () => answer({ ok: true, value: "Thanks." }));
  expect(screen.getByRole("status")).toHaveTextContent("Thanks.");
  expect(field("Name")).toHaveValue("");
  expect(screen.getByRole("button")).toHaveTextContent("Send");
  await user.type(field("Name"), "B");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("shows a refusal at its field, keeps what was typed, and can be sent again", async () => {
  const send = jest.fn(async () => ({
    ok: false as const,
    refusal: { message: "Refused.", fields: { email: "Unknown.", other: "?" }, waitSeconds: null },
  }));
  render(<Form send={send} />);
  await fillIn();
  await submit();
  expect(field("Email")).toHaveAccessibleDescription("Unknown.");
  expect(field("Email")).toHaveFocus();
  expect(field("Email")).toHaveValue("ana@example.com");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test("shows a refusal without a field above the form until the next edit", async () => {
  render(<Form send={async () => refused("Come back later.")} />);
  await fillIn();
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent("Come back later.");
  await user.type(field("Name"), "B");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("keeps the form as it is when sending returns null", async () => {
  render(<Form send={async () => null} />);
  await fillIn();
  await submit();
  expect(field("Name")).toHaveValue(" Ana ");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("shows the result of a field's newest check, even if an older one ends later", async () => {
  const answers: ((faults: Faults) => void)[] = [];
  const slow = () => new Promise<Faults>((done) => answers.push(done));
  render(<Form check={slow} checkOnLeave />);
  await user.type(field("Email"), "a");
  await user.tab();
  await user.type(field("Email"), "b");
  await user.tab();
  const [newest = () => undefined, ...older] = answers.toReversed();
  await act(async () => newest({ email: "The newest." }));
  await act(async () => older.forEach((answer) => answer({ email: "An old one." })));
  expect(field("Email")).toHaveAccessibleDescription("The newest.");
});

describe("an answer that comes while someone goes on", () => {
  const answered = () => {
    let answer: (outcome: Outcome<string>) => void = () => undefined;
    const send = () => new Promise<Outcome<string>>((done) => (answer = done));
    return { send, answer: (outcome: Outcome<string>) => act(async () => answer(outcome)) };
  };
  const refusal = { message: "Refused.", fields: { email: "Unknown." }, waitSeconds: null };

  test("leaves what was typed meanwhile in the form", async () => {
    const { send, answer } = answered();
    render(<Form send={send} />);
    await fillIn();
    await submit();
    await user.type(field("Name"), "Bo");
    await answer({ ok: true, value: "Thanks." });
    expect(field("Name")).toHaveValue(" Ana Bo");
    expect(screen.getByRole("status")).toHaveTextContent("Thanks.");
  });

  test.each(["", "x"])("leaves the focus to who types %p in another field", async (typed) => {
    const { send, answer } = answered();
    render(<Form send={send} />);
    await fillIn();
    await submit();
    await user.click(field("Name"));
    if (typed !== "") await user.keyboard(typed);
    await answer({ ok: false, refusal });
    expect(field("Name")).toHaveFocus();
    expect(field("Email")).toHaveAccessibleDescription("Unknown.");
  });

  test("takes the focus from who sent the form with Enter and waits", async () => {
    const { send, answer } = answered();
    render(<Form send={send} />);
    await fillIn();
    await user.type(field("Name"), "{Enter}");
    await answer({ ok: false, refusal });
    expect(field("Email")).toHaveFocus();
  });
});
