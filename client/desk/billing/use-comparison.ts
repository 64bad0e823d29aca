import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { BillingDifferencesDocument, type BillingDifferencesQuery } from "./Billing.generated";

export type Difference = BillingDifferencesQuery["billingDifferences"]["differences"][number];

/** A plan that Stripe doesn't know can't be brought to Stripe's state. */
export const isRepairable = ({ facts }: Difference): boolean =>
  !facts.some(({ fact, stripes }) => fact === "RECORD" && stripes === "MISSING");

interface Progress {
  state: "comparing" | "done" | "failed";
  compared: number;
  /** How many plans there are; null until the first answer. */
  total: number | null;
  differences: readonly Difference[];
}

const START: Progress = { state: "comparing", compared: 0, total: null, differences: [] };

/** Compares all plans with Stripe, a part at a time, from the moment the page opens until it is left. */
export function useComparison() {
  const client = useApolloClient();
  const [progress, setProgress] = useState(START);
  const turn = useRef(0);

  const compare = async () => {
    const own = (turn.current += 1);
    const isCurrent = () => turn.current === own;
    setProgress(START);
    try {
      let after: string | null = null;
      do {
        const part = await readPart(after);
        if (!isCurrent()) return;
        after = part.endCursor;
        setProgress((before) => grown(before, part));
      } while (after !== null);
    } catch {
      if (isCurrent()) setProgress((before) => ({ ...before, state: "failed" }));
    }
  };

  const readPart = async (after: string | null) => {
    const { data } = await client.query({
      query: BillingDifferencesDocument,
      variables: { after },
      fetchPolicy: "no-cache",
    });
    if (data === undefined) throw new Error("The comparison has no answer.");
    return data.billingDifferences;
  };

  const start = useEffectEvent(() => void compare());
  useEffect(() => {
    start();
    return () => {
      turn.current += 1;
    };
  }, []);

  const drop = (id: string) =>
    setProgress((before) => ({
      ...before,
      differences: before.differences.filter((one) => one.id !== id),
    }));

  return { ...progress, compareAgain: () => void compare(), drop };
}

const grown = (
  before: Progress,
  part: BillingDifferencesQuery["billingDifferences"],
): Progress => ({
  state: part.endCursor === null ? "done" : "comparing",
  compared: before.compared + part.compared,
  total: part.total,
  differences: [...before.differences, ...part.differences],
});
