import { fieldTexts } from "#texts/fields";
import type { MockLink } from "@apollo/client/testing";
import { useApolloClient } from "@apollo/client/react";
import { startAuthentication } from "@simplewebauthn/browser";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { useState } from "react";
import { keepCodeStep } from "../../lib/session/keep-code-step";
import { readDraft, writeDraft } from "../../lib/session/drafts";
import type { SignInView } from "../../lib/session/sign-in";
import { KnownViewer, type Viewer } from "../../lib/session/viewer";
import { ViewerDocument } from "../../lib/session/Viewer.generated";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import { LoginDialog } from "./LoginDialog";
import {
  RequestLoginCodeDocument,
  SignInWithPasskeyDocument,
  SignOutDocument,
  SignUpDocument,
  StartPasskeySignInDocument,
  VerifyLoginCodeDocument,
} from "./SignIn.generated";

jest.mock("@simplewebauthn/browser", () => ({ startAuthentication: jest.fn() }));

const viewer = buildViewer({
  id: "user-1",
  name: "Maya Iyer",
  email: "maya@example.com",
  phone: "2145550134",
});

const me = (person: Viewer | null): MockLink.MockedResponse => ({
  request: { query: ViewerDocument },
  result: { data: { me: person } },
  maxUsageCount: 5,
});
const payload = (name: string, message: string | null, errors: [string | null, string][] = []) => ({
  __typename: name,
  message,
  userErrors: errors.map(([field, text]) => ({
    __typename: "UserError",
    field,
    code: "BAD_INPUT",
    message: text,
  })),
});
const codeSent = {
  request: {
    query: RequestLoginCodeDocument,
    variables: { input: { email: "maya@example.com" } },
  },
  result: {
    data: { requestLoginCode: payload("RequestLoginCodePayload", "OTP sent to your email.") },
  },
  maxUsageCount: 3,
};
type Connect = { provider: "GOOGLE" | "LINKEDIN"; url: string } | null;
const verified = (otp: string, user: Viewer | null, error?: string, connect: Connect = null) => ({
  request: {
    query: VerifyLoginCodeDocument,
    variables: { input: { email: "maya@example.com", otp } },
  },
  result: {
    data: {
      verifyLoginCode: {
        ...payload("SignInPayload", null, error === undefined ? [] : [[null, error]]),
        user,
        connect: connect && { __typename: "ConnectOffer", ...connect },
      },
    },
  },
});

const onSignedIn = jest.fn();
const onClose = jest.fn();

/** Hosts the dialog as SignInProvider does, and shows the cached viewer. */
function Host({ view = "login", isClosed = false }: { view?: SignInView; isClosed?: boolean }) {
  const [opened, setOpened] = useState(!isClosed);
  const client = useApolloClient();
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <button
        type="button"
        onClick={() => client.writeQuery({ query: ViewerDocument, data: { me: viewer } })}
      >
        Arrive
      </button>
      <LoginDialog
        opened={opened}
        initialView={view}
        onClose={() => {
          onClose();
          setOpened(false);
        }}
        onSignedIn={onSignedIn}
      />
    </>
  );
}

const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
const dialog = () => within(screen.getByRole("dialog"));
const open = (...mocks: MockLink.MockedResponse[]) => renderApp(<Host />, { mocks });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function askForCode(): Promise<void> {
  await user.type(dialog().getByLabelText(/^Email/), "maya@example.com");
  await user.click(dialog().getByRole("button", { name: "Send OTP" }));
  await dialog().findByText("OTP sent to your email.");
}

// Loaded before the tests switch to fake timers.
beforeAll(() => import("libphonenumber-js/min"));
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("logging in", () => {
  it("sends a code, verifies it, confirms, and closes after a second", async () => {
    open(me(null), codeSent, verified("123456", viewer));
    await askForCode();
    expect(dialog().getByText("OTP sent to your email.")).toHaveAttribute("data-tone", "success");

    const otp = dialog().getByLabelText(/^OTP/);
    expect(otp).toHaveAttribute("autocomplete", "one-time-code");
    expect(otp).toHaveAttribute("inputmode", "numeric");
    otp.focus();
    await user.paste("123 456\n");

    await dialog().findByText("Login successful!");
    expect(onSignedIn).not.toHaveBeenCalled();
    await wait(1000);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(onSignedIn).toHaveBeenCalledWith(viewer);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("requires a valid email address", async () => {
    open(me(null));
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    expect(await dialog().findByText("Email is required.")).toBeVisible();
    const email = dialog().getByLabelText(/^Email/);
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription("Email is required.");
    await user.type(email, "maya@");
    expect(await dialog().findByText("Enter a valid email address.")).toBeVisible();
  });

  it("shows an error for a wrong code and allows another try", async () => {
    open(me(null), codeSent, verified("000000", null, "Invalid or expired code."));
    await askForCode();
    await user.type(dialog().getByLabelText(/^OTP/), "000000");
    expect(await dialog().findByRole("alert")).toHaveTextContent("Invalid or expired code.");
    const otp = dialog().getByLabelText<HTMLInputElement>(/^OTP/);
    expect(otp).toHaveFocus();
    expect(otp).toBeInvalid();
    // Typing replaces the wrong code.
    expect([otp.selectionStart, otp.selectionEnd]).toEqual([0, 6]);
  });

  it("leaves a code alone that is being typed when another one is refused", async () => {
    const late = { ...verified("000000", null, "Invalid or expired code."), delay: 500 };
    open(me(null), codeSent, late);
    await askForCode();
    const otp = dialog().getByLabelText<HTMLInputElement>(/^OTP/);
    await user.type(otp, "000000");
    await user.type(otp, "{Backspace}{Backspace}");
    await wait(500);
    expect(await dialog().findByRole("alert")).toHaveTextContent("Invalid or expired code.");
    await user.keyboard("1");
    expect(otp).toHaveValue("00001");
  });

  it("leaves whoever went on to sign up there when the code arrives", async () => {
    open(me(null), { ...codeSent, delay: 500 });
    await user.type(dialog().getByLabelText(/^Email/), "maya@example.com");
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    await user.click(dialog().getByRole("button", { name: /sign up/i }));
    await user.type(dialog().getByLabelText(/^Name/), "Maya");
    await wait(500);
    expect(dialog().getByLabelText(/^Name/)).toHaveValue("Maya");
  });

  it("waits for the sixth digit, and then sends the code once", async () => {
    const verify = jest.fn(() => ({
      data: {
        verifyLoginCode: {
          ...payload("SignInPayload", "Login successful!"),
          user: viewer,
          connect: null,
        },
      },
    }));
    open(me(null), codeSent, { ...verified("123456", viewer), result: verify });
    await askForCode();
    const otp = dialog().getByLabelText(/^OTP/);
    await user.type(otp, "12345x");
    expect(otp).toHaveValue("12345");
    await user.click(dialog().getByRole("button", { name: "Verify OTP" }));
    expect(await dialog().findByText("The code has 6 digits.")).toBeVisible();
    expect(verify).not.toHaveBeenCalled();
    await user.type(otp, "678");
    await dialog().findByText("Login successful!");
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it("links to the privacy policy and the terms", async () => {
    open(me(null));
    for (const name of ["Privacy Policy", "Terms and Conditions"])
      expect(dialog().getByRole("link", { name })).toHaveAttribute("target", "_blank");
  });

  it("shows that the user signed in in another tab while the code was awaited", async () => {
    open(me(null), codeSent);
    await askForCode();
    await user.click(screen.getByText("Arrive"));
    await dialog().findByText("Login successful!");
    await wait(1000);
    expect(onSignedIn).toHaveBeenCalledWith(viewer);
  });

  it("offers to resend the code after a minute", async () => {
    open(me(null), codeSent);
    await askForCode();
    const resend = () => dialog().getByRole("button", { name: /^Resend OTP/ });
    expect(resend()).toBeDisabled();
    await wait(30_000);
    expect(resend()).toHaveTextContent("Resend OTP in 30 s");
    await wait(30_000);
    expect(resend()).toBeEnabled();
    await user.click(resend());
    await waitFor(() => expect(resend()).toBeDisabled());
  });

  it("goes back to the email form with the typed address", async () => {
    open(me(null), codeSent);
    await askForCode();
    await user.click(dialog().getByRole("button", { name: "Change email address" }));
    expect(dialog().getByLabelText(/^Email/)).toHaveValue("maya@example.com");
  });

  it("shows how long to wait after too many tries", async () => {
    const extensions = { code: "RATE_LIMITED", retryAfterSeconds: 43 };
    const message = "Too many tries. Please wait 43 seconds and try again.";
    open(me(null), {
      request: codeSent.request,
      result: { errors: [new GraphQLError(message, { extensions })] },
    });
    await user.type(dialog().getByLabelText(/^Email/), "maya@example.com");
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    expect(await dialog().findByRole("alert")).toHaveTextContent(message);
    expect(dialog().getByRole("button", { name: "Send OTP (43 s)" })).toBeDisabled();
    await wait(43_000);
    expect(dialog().getByRole("button", { name: "Send OTP" })).toBeEnabled();
  });

  it.each([
    ["a broken line", { error: new TypeError("Failed to fetch") }, "Network error"],
    [
      "an answer without words",
      { result: { data: { requestLoginCode: payload("RequestLoginCodePayload", null) } } },
      "Login failed",
    ],
  ])("falls back to the documented text after %s", async (_case, answer, text) => {
    open(me(null), { request: codeSent.request, ...answer });
    await user.type(dialog().getByLabelText(/^Email/), "maya@example.com");
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    expect(await dialog().findByRole("alert")).toHaveTextContent(text);
  });

  it("closes if the user signs in elsewhere", async () => {
    open(me(null));
    await dialog().findByLabelText(/^Email/);
    await wait(50);
    await user.click(screen.getByText("Arrive"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(onSignedIn).toHaveBeenCalledWith(viewer);
  });
});

describe("Google and LinkedIn", () => {
  it("is a plain link that remembers the current page", async () => {
    const signIn = { googleUrl: "/auth/google", linkedinUrl: null };
    renderApp(<Host />, { mocks: [me(null)], site: { signIn } });
    // At once: what came later would move the lines below it.
    const link = dialog().getByRole("link", { name: "Continue with Google" });
    expect(link).toHaveAttribute("href", "/auth/google");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(sessionStorage.getItem("sign-in-return")).toBe("/");
  });

  it("leads to LinkedIn and back to the current page, with or without Google", () => {
    const signIn = { googleUrl: null, linkedinUrl: "/auth/linkedin/start" };
    renderApp(<Host />, { mocks: [me(null)], site: { signIn } });
    const link = dialog().getByRole("link", { name: "Continue with LinkedIn" });
    expect(link).toHaveAttribute("href", "/auth/linkedin/start?next=%2F");
    expect(dialog().queryByRole("link", { name: /Google/ })).not.toBeInTheDocument();
  });

  it("are left out when not configured", async () => {
    open(me(null));
    await wait(50);
    expect(dialog().queryByRole("link", { name: /Google/ })).not.toBeInTheDocument();
  });
});

describe("a passkey", () => {
  const started: MockLink.MockedResponse = {
    request: { query: StartPasskeySignInDocument },
    result: {
      data: {
        startPasskeySignIn: {
          __typename: "StartPasskeySignInPayload",
          optionsJson: '{"challenge":"abc"}',
          userErrors: [],
        },
      },
    },
    maxUsageCount: 2,
  };
  const proven: MockLink.MockedResponse = {
    request: {
      query: SignInWithPasskeyDocument,
      variables: { input: { responseJson: '{"id":"key-1"}' } },
    },
    result: {
      data: {
        signInWithPasskey: { ...payload("SignInPayload", "Login successful!"), user: viewer },
      },
    },
  };
  const press = () => user.click(dialog().getByRole("button", { name: "Log in with a passkey" }));

  beforeEach(() => Object.assign(window, { PublicKeyCredential: class {} }));
  afterEach(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));

  it("signs in, confirms, and closes after a second", async () => {
    jest.mocked(startAuthentication).mockResolvedValueOnce({ id: "key-1" } as never);
    open(me(null), started, proven);
    await press();
    await dialog().findByText("Login successful!");
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: "abc" } });
    await wait(1000);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(onSignedIn).toHaveBeenCalledWith(viewer);
  });

  it("says what to do when the browser gives none", async () => {
    jest.mocked(startAuthentication).mockRejectedValueOnce(new Error("NotAllowedError"));
    open(me(null), started);
    await press();
    expect(await dialog().findByRole("alert")).toHaveTextContent(/get a code by email/);
    expect(dialog().getByRole("button", { name: "Send OTP" })).toBeEnabled();
  });

  it("is not offered by a browser without passkeys", () => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
    open(me(null));
    expect(dialog().queryByRole("button", { name: /passkey/ })).not.toBeInTheDocument();
  });
});

describe("a first code", () => {
  it("logs in without asking for anything else", async () => {
    const newcomer = { ...viewer, name: "", phone: "", location: "", isProfileComplete: false };
    open(me(null), codeSent, verified("123456", newcomer));
    await askForCode();
    await user.type(dialog().getByLabelText(/^OTP/), "123456");
    await dialog().findByText("Login successful!");
    await wait(1000);
    expect(onSignedIn).toHaveBeenCalledWith(newcomer);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the form for the code", () => {
  const once = { ...codeSent, maxUsageCount: 1 };
  const hint = /^The 6-digit code we sent to maya@example.com/;

  it("is there again after a reload, and goes with the login", async () => {
    const { unmount } = open(me(null), once);
    await askForCode();
    await wait(20_000);
    unmount();
    open(me(null), verified("123456", viewer));
    expect(dialog().getByLabelText(/^OTP/)).toHaveAccessibleDescription(hint);
    expect(dialog().getByText("Enter the code from our last email.")).toBeVisible();
    expect(dialog().getByRole("button", { name: "Resend OTP in 40 s" })).toBeDisabled();
    await user.type(dialog().getByLabelText(/^OTP/), "123456");
    await dialog().findByText("Login successful!");
    expect(sessionStorage.getItem("code-step")).toBeNull();
  });

  it("is not there again once closed, but the same address leads to it without another code", async () => {
    open(me(null), once);
    await askForCode();
    await user.click(dialog().getByRole("button", { name: "Close" }));
    await user.click(screen.getByText("Open"));
    await user.type(dialog().getByLabelText(/^Email/), "Maya@example.com");
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    expect(await dialog().findByLabelText(/^OTP/)).toHaveAccessibleDescription(hint);
    expect(dialog().getByText("Enter the code from our last email.")).toHaveAttribute(
      "data-tone",
      "info",
    );
  });

  it("asks for another code when the first one is old", async () => {
    open(me(null), codeSent);
    await askForCode();
    await user.click(dialog().getByRole("button", { name: "Change email address" }));
    await wait(10 * 60_000);
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    expect(await dialog().findByText("OTP sent to your email.")).toBeVisible();
  });

  it("says whose account the code connects", () => {
    const request = { kind: "login", input: { email: "maya@example.com" } } as const;
    keepCodeStep({ request, sentAt: Date.now(), provider: "LINKEDIN" });
    open(me(null));
    expect(dialog().getByText(/^We sent a code to the address LinkedIn gave us\./)).toHaveAttribute(
      "data-tone",
      "info",
    );
  });
});

describe("an account at LinkedIn that asked for a code first", () => {
  const linkedIn: Connect = { provider: "LINKEDIN", url: "/auth/linkedin/start" };
  const enterCode = async (person: Viewer) => {
    open(me(null), codeSent, verified("123456", person, undefined, linkedIn));
    await askForCode();
    await user.type(dialog().getByLabelText(/^OTP/), "123456");
    await dialog().findByText("Login successful!");
  };
  const link = () => dialog().findByRole("link", { name: "Connect LinkedIn" });

  it("can be connected in one step, and then leads back to the page", async () => {
    window.history.replaceState(null, "", "/pricing?plan=1");
    await enterCode(viewer);
    const connect = await link();
    window.history.replaceState(null, "", "/");
    expect(connect).toHaveAttribute(
      "href",
      "/auth/linkedin/start?link=1&next=%2Fpricing%3Fplan%3D1",
    );
    await wait(2000);
    expect(screen.getByRole("dialog", { name: "Log in faster next time" })).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("leads back to where the person came from, not to the page about the failure", async () => {
    sessionStorage.setItem("sign-in-return", "/jobs?q=go");
    window.history.replaceState(null, "", "/auth/problem?reason=code-first");
    await enterCode(viewer);
    const connect = await link();
    window.history.replaceState(null, "", "/");
    expect(connect).toHaveAttribute("href", "/auth/linkedin/start?link=1&next=%2Fjobs%3Fq%3Dgo");
  });

  it.each(["Not now", "Close"])("stays unconnected after %j", async (button) => {
    await enterCode(viewer);
    await link();
    await user.click(dialog().getByRole("button", { name: button }));
    expect(onSignedIn).toHaveBeenCalledWith(viewer);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("signing up", () => {
  const input = {
    name: "Maya Iyer",
    email: "maya@example.com",
    countryCode: "+91",
    // As formatted while typing.
    phone: "98765 43210",
    location: "Pune",
  };
  const fillIn = async () => {
    await user.click(dialog().getByRole("button", { name: "Sign Up" }));
    await user.type(dialog().getByLabelText(/^Name/), input.name);
    await user.type(dialog().getByLabelText(/^Email/), input.email);
    await user.selectOptions(dialog().getByLabelText(/^Country Code/), input.countryCode);
    await user.type(dialog().getByLabelText(/^Phone/), input.phone);
    await user.type(dialog().getByLabelText(/^Location/), input.location);
  };

  it("requires all five fields", async () => {
    open(me(null));
    await user.click(dialog().getByRole("button", { name: "Sign Up" }));
    expect(dialog().getByLabelText(/^Country Code/)).toHaveValue("+1");
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    for (const text of ["Name", "Email", "Phone number", "Location"]) {
      expect(await dialog().findByText(`${text} is required.`)).toBeVisible();
    }
    fireEvent.change(dialog().getByLabelText(/^Phone/), { target: { value: "12" } });
    expect(await dialog().findByText(fieldTexts.phoneInvalid)).toBeVisible();
  });

  it("shows the server's errors at their fields and focuses the first on the page", async () => {
    const errors: [string, string][] = [
      ["location", "This contains characters that aren’t allowed."],
      ["phone", fieldTexts.phoneInvalid],
    ];
    open(me(null), {
      request: { query: SignUpDocument, variables: { input } },
      result: { data: { signUp: payload("SignUpPayload", null, errors) } },
    });
    await fillIn();
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    const location = dialog().getByLabelText(/^Location/);
    await waitFor(() =>
      expect(location).toHaveAccessibleDescription("This contains characters that aren’t allowed."),
    );
    expect(dialog().getByLabelText(/^Phone/)).toHaveFocus();
    expect(dialog().getByLabelText(/^Phone/)).toHaveAccessibleDescription(fieldTexts.phoneInvalid);
  });

  it("links to the privacy policy and the terms, in a new tab", async () => {
    open(me(null));
    await user.click(dialog().getByRole("button", { name: "Sign Up" }));
    for (const [name, href] of [
      ["Privacy Policy", "/privacy-policy"],
      ["Terms and Conditions", "/terms"],
    ] as const) {
      expect(dialog().getByRole("link", { name })).toHaveAttribute("href", href);
      expect(dialog().getByRole("link", { name })).toHaveAttribute("target", "_blank");
    }
  });

  it("goes on to the code, and back to the form with its values", async () => {
    const message = "Signup successful! OTP sent to your email.";
    open(me(null), {
      request: { query: SignUpDocument, variables: { input } },
      result: { data: { signUp: payload("SignUpPayload", message) } },
    });
    await fillIn();
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    expect(await dialog().findByText(message)).toHaveAttribute("data-tone", "success");
    await user.click(dialog().getByRole("button", { name: "Change email address" }));
    expect(dialog().getByLabelText(/^Location/)).toHaveValue("Pune");
  });
});

describe("the account", () => {
  const signedOut: MockLink.MockedResponse = {
    request: { query: SignOutDocument },
    result: {
      data: { signOut: { __typename: "SignOutPayload", message: "Signed out successfully." } },
    },
  };
  const openAccount = async (...mocks: MockLink.MockedResponse[]) => {
    open(me(viewer), ...mocks);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    jest.clearAllMocks();
    await user.click(screen.getByText("Open"));
    await dialog().findByText("maya@example.com");
  };

  it("shows the signed-in user, signs out, and closes after a second", async () => {
    await openAccount(signedOut);
    writeDraft("user-1", "job-1", "typed");
    expect(dialog().getByText("Maya Iyer")).toBeVisible();
    await user.click(dialog().getByRole("button", { name: "Sign Out" }));
    await dialog().findByText("Signed out successfully.");
    expect(readDraft("user-1", "job-1")).toBeUndefined();
    await wait(1000);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("signs out at once when asked to by the menu", async () => {
    renderApp(<Host view="signOut" />, { mocks: [me(viewer), signedOut] });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    await user.click(screen.getByText("Open"));
    await dialog().findByText("Signed out successfully.");
    await wait(1000);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("gives way to the login form for someone who switches accounts", async () => {
    const mocks = [{ ...me(viewer), maxUsageCount: 1 }, signedOut, me(null)];
    renderApp(<Host view="switchAccount" />, { mocks });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    jest.clearAllMocks();
    await user.click(screen.getByText("Open"));
    await dialog().findByLabelText(/^Email/);
    await wait(2000);
    expect(screen.getByRole("dialog", { name: "Log In" })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("stays with the login form while the page still takes the person for signed in", async () => {
    const stale = { viewer, loading: false };
    renderApp(
      <KnownViewer state={stale}>
        <Host view="switchAccount" />
      </KnownViewer>,
      { mocks: [me(viewer), signedOut] },
    );
    await dialog().findByLabelText(/^Email/);
    await wait(2000);
    expect(screen.getByRole("dialog", { name: "Log In" })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("gives way to the login form, with the address, when the session has ended", async () => {
    const mocks = [me(viewer), codeSent, verified("123456", viewer)];
    renderApp(<Host view="again" isClosed />, { mocks });
    // Until the viewer is known.
    await wait(100);
    await user.click(screen.getByText("Open"));
    expect(await dialog().findByLabelText(/^Email/)).toHaveValue("maya@example.com");
    expect(dialog().getByText(/Your session has ended/)).toBeVisible();
    await user.click(dialog().getByRole("button", { name: "Send OTP" }));
    await user.type(await dialog().findByLabelText(/^OTP/), "123456");
    await dialog().findByText("Login successful!");
    expect(dialog().queryByText(/Your session has ended/)).not.toBeInTheDocument();
    await wait(1000);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it("shows an error when signing out does not reach the server", async () => {
    await openAccount({
      request: { query: SignOutDocument },
      error: new TypeError("Failed to fetch"),
    });
    await user.click(dialog().getByRole("button", { name: "Sign Out" }));
    expect(await dialog().findByRole("alert")).toHaveTextContent("Network error");
    expect(dialog().getByText("Maya Iyer")).toBeVisible();
  });
});
