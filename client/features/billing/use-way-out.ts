import { exceptionText, readFailure } from "../../lib/api-error";
import { useForgetViewer } from "../../lib/session/forget-viewer";
import { leaveFor, webAddress } from "./leave-for";

/** What a mutation answers that opens a page of the payment provider. */
interface WayOut {
  url: string | null;
  userErrors: readonly { code: string; message: string }[];
}

interface WayOutTexts {
  /** When there is no better reason to tell. */
  failed: string;
  /** When no answer came. */
  exception: (text: string) => string;
  /** Own words for refusals, by code. */
  refusals?: Readonly<Record<string, string>>;
}

type Open = () => Promise<WayOut | undefined>;

/**
 * Sends the browser where the mutation says. Resolves with null when it is on its way there, else
 * with what went wrong, for the person to read.
 */
export function useWayOut({ failed, exception, refusals = {} }: WayOutTexts) {
  const forgetViewer = useForgetViewer();
  return async (open: Open): Promise<string | null> => {
    try {
      const answer = await open();
      const refusal = answer?.userErrors[0];
      if (refusal !== undefined) return refusals[refusal.code] ?? (refusal.message || failed);
      const address = webAddress(answer?.url ?? null);
      if (address === null) return failed;
      leaveFor(address);
      return null;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === "network") return exception(exceptionText(error));
      if (failure.code === "UNAUTHENTICATED") forgetViewer();
      return failure.message || failed;
    }
  };
}
