import { exceptionText, readFailure } from "../../../lib/api-error";
import type { Call, Payload } from "../../../lib/refusal";
import { useForgetViewer } from "../../../lib/session/forget-viewer";
import { redirectTo, safeUrl } from "./redirect";

/** The response of a mutation that creates a page at the payment provider. */
interface ProviderPage extends Payload {
  url: string | null;
}

interface RedirectTexts {
  /** Shown if the response has no better message. */
  failed: string;
  /** Shown if there was no response. */
  exception: (text: string) => string;
  /** Our own messages for refusals, by code. */
  refusals?: Readonly<Record<string, string>>;
}

/** Why the browser stays. */
export interface RedirectProblem {
  /** For the user. */
  message: string;
  /** Of the server's refusal. */
  code?: string;
}

/**
 * Sends the browser to the URL in the mutation's response. Resolves to null once the browser is on its way, or to why it
 * is not.
 */
export function useProviderRedirect({ failed, exception, refusals = {} }: RedirectTexts) {
  const forgetViewer = useForgetViewer();
  return async (open: Call<ProviderPage>): Promise<RedirectProblem | null> => {
    try {
      const { data } = await open();
      const [answer] = Object.values(data ?? {});
      const refusal = answer?.userErrors[0];
      if (refusal !== undefined) {
        const { code } = refusal;
        return { code, message: refusals[code] ?? (refusal.message || failed) };
      }
      const url = safeUrl(answer?.url ?? null);
      if (url === null) return { message: failed };
      redirectTo(url);
      return null;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === "network") return { message: exception(exceptionText(error)) };
      if (failure.code === "UNAUTHENTICATED") forgetViewer();
      return { message: failure.message || failed };
    }
  };
}
