import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { forgetAtSignOut } from "../my-status/forget-at-sign-out";
import { dropCodeStep, dropDrafts } from "./typed";
import { useViewer } from "./viewer";
import { ViewerDocument } from "./Viewer.generated";

/** Who is signed in now: the person's id, or null. Each tab still asks the server. */
type Message = string | null;

let channel: BroadcastChannel | null = null;

/** Tells the other tabs that no one is signed in anymore. A sign-in is told by `useOtherTabs`. */
export const tellSignedOut = (): void => channel?.postMessage(null satisfies Message);

/** Asks the server who is signed in, and drops the data of whoever was before. */
async function followSession(client: ApolloClient): Promise<void> {
  // Unknown while its answer is on its way, which may be older than this change.
  const before = client.readQuery({ query: ViewerDocument });
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: "network-only" });
  const left = before?.me?.id ?? null;
  if (left === null || left === data?.me?.id) return;
  dropDrafts();
  forgetAtSignOut(left);
  await client.resetStore();
}

/**
 * Follows sign-ins and sign-outs in other tabs at once, also those that ended with a redirect. A page from the
 * back-forward cache, and a browser without BroadcastChannel, asks the server when it is shown. Use it once per app.
 */
export function useOtherTabs(): void {
  const client = useApolloClient();
  const { viewer, loading } = useViewer();
  const id = viewer?.id ?? null;
  // Without a connection, the page keeps what it shows.
  const follow = useEffectEvent(() => void followSession(client).catch(() => undefined));
  const receive = useEffectEvent(({ data }: MessageEvent<Message>) => {
    if (loading || data !== id) follow();
  });

  useEffect(() => listenToOtherTabs(receive, follow), []);

  useEffect(() => {
    if (id === null) return;
    channel?.postMessage(id satisfies Message);
    // Whoever's session ended here may not be who logs in next.
    dropDrafts(id);
    dropCodeStep();
  }, [id]);
}

/** @returns a function that stops listening */
function listenToOtherTabs(
  receive: (message: MessageEvent<Message>) => void,
  follow: () => void,
): () => void {
  if (!("BroadcastChannel" in window)) {
    addEventListener("focus", follow);
    return () => removeEventListener("focus", follow);
  }
  const open = () => {
    channel = new BroadcastChannel("session");
    channel.onmessage = receive;
  };
  // An open channel may keep the page out of the back-forward cache.
  const close = () => {
    channel?.close();
    channel = null;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    open();
    follow();
  };
  open();
  addEventListener("pagehide", close);
  addEventListener("pageshow", comeBack);
  return () => {
    close();
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", comeBack);
  };
}
