import { useForm, type Faults } from "../../lib/use-form";
import { useCountdown } from "./use-countdown";
import { useSendCode, type CodeRequest } from "./use-send-code";

interface CodeFormOptions<Values> {
  read: (data: FormData) => Values;
  check: (values: Values) => Faults | Promise<Faults>;
  toRequest: (values: Values) => CodeRequest;
  onSent: (request: CodeRequest, message: string) => void;
}

/** State of a form that requests a code. `wait` is the number of seconds until the server allows another try. */
export function useCodeForm<Values>({ read, check, toRequest, onSent }: CodeFormOptions<Values>) {
  const sendCode = useSendCode();
  const [wait, startWait] = useCountdown(0);
  const send = async (values: Values) => {
    const request = toRequest(values);
    const outcome = await sendCode(request);
    if (outcome.ok) onSent(request, outcome.value);
    else startWait(outcome.refusal.waitSeconds ?? 0);
    return outcome;
  };
  return { ...useForm({ read, check, send }), wait };
}
