import { useLayoutEffect, useState } from "react";
import { onTopDialog, topDialog } from "../../lib/top-dialog";
import classes from "./MessageHost.module.css";

/**
 * The element that holds the kit's messages. It is always in the topmost dialog: outside of it, messages could neither be
 * pressed nor heard. The element itself moves, so that no message starts its time again or is read out twice.
 */
export function useMessageHost(): HTMLElement {
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    const follow = () => {
      const place = topDialog() ?? document.body;
      if (host.parentElement === place) return;
      place.append(host);
      // Above the dialog, and not cut by it. Old browsers show messages in the dialog's own layer.
      if ("showPopover" in host) host.showPopover();
    };
    follow();
    const stop = onTopDialog(follow);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return host;
}

function makeHost(): HTMLElement {
  const host = document.createElement("div");
  host.className = classes.host ?? "";
  host.setAttribute("popover", "manual");
  return host;
}
