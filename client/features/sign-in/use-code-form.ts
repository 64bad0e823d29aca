import { signInTexts } from "#texts/sign-in";
import { codeStep } from "../../lib/session/code-step";
import { useForm, type Faults } from "../../lib/use-form";
import { useCountdown } from "./use-countdown";
import { useSendCode, type CodeRequest, type SentCode } from "./use-send-code";

/** The request whose code still works for this one, too; null if another code must be sent. */
function codeFor(request: CodeRequest): CodeRequest | null {
  const sent = codeStep()?.request;
  if (sent?.input.email.toLowerCase() !== request.input.email.toLowerCase()) return null;
  // What is typed in the sign-up form goes with its code.
  const isSame = request.kind === "login" || JSON.stringify(sent) === JSON.stringify(request);
  return isSame ? sent : null;
}

interface CodeFormOptions<Values> {
  read: (data: FormData) => Values;
  check: (values: Values) => Faults | Promise<Faults>;
  toRequest: (values: Values) => CodeRequest;
  onSent: (sent: SentCode) => void;
}

/** State of a form that requests a code. `wait` is the number of seconds until the server allows another try. */
export function useCodeForm<Values>({ read, check, toRequest, onSent }: CodeFormOptions<Values>) {
  const sendCode = useSendCode();
  const [wait, startWait] = useCountdown(0);
  const send = async (values: Values) => {
    const request = toRequest(values);
    const waiting = codeFor(request);
    if (waiting !== null) {
      onSent({ request: waiting, message: signInTexts.codeOnItsWay, isNew: false });
      return null;
    }
    const outcome = await sendCode(request);
    if (outcome.ok) onSent({ request, message: outcome.value, isNew: true });
    else startWait(outcome.refusal.waitSeconds ?? 0);
    return outcome;
  };
  return { ...useForm({ read, check, send }), wait };
}
