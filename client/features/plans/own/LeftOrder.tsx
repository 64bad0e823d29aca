import { useEffect, useState, type ComponentType } from "react";
import { useViewer } from "../../../lib/session/viewer";
import type { LeftOrderProps } from "./LeftOrderOffer";

/** What happened to an unpaid order. It is loaded for signed-in people only, once the page is up. */
export function LeftOrder(props: LeftOrderProps) {
  const { viewer } = useViewer();
  const [Offer, setOffer] = useState<ComponentType<LeftOrderProps> | null>(null);
  const isSignedIn = viewer !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    // Without a network, the page does without the offer: its other links still work.
    void import("./LeftOrderOffer").then(
      ({ LeftOrderOffer }) => setOffer(() => LeftOrderOffer),
      () => undefined,
    );
  }, [isSignedIn]);
  return isSignedIn && Offer !== null ? <Offer {...props} /> : props.otherWays(false);
}
