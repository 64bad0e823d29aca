import { checkoutTexts } from "#texts/checkout";
import { useEffect, useEffectEvent, useState } from "react";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import { useStartDemoCheckoutMutation } from "./StartDemoCheckout.generated";
import { useLeaving, type Leaving } from "./use-leaving";
import { useWayOut } from "./use-way-out";

const LOOKUP_KEY = "starter_plan";

/** The way to the demo's pay page: log in, then leave. */
export function useDemoCheckout(): Leaving {
  const { viewer, loading } = useViewer();
  const { openSignIn } = useSignIn();
  const [start] = useStartDemoCheckoutMutation();
  const wayOut = useWayOut(checkoutTexts);
  const { busy, problem, leave } = useLeaving(() =>
    wayOut(
      async () =>
        (await start({ variables: { input: { lookupKey: LOOKUP_KEY } } })).data?.startDemoCheckout,
    ),
  );
  // Pressed; goes on once it is known who is signed in.
  const [wanted, setWanted] = useState(false);
  const goOn = useEffectEvent(() => {
    setWanted(false);
    if (viewer === null) openSignIn({ onSignedIn: leave });
    else leave();
  });
  const ready = wanted && !loading;
  useEffect(() => {
    if (ready) goOn();
  }, [ready]);
  return { busy: busy || wanted, problem, leave: () => setWanted(true) };
}
