import type { ApolloClient } from "@apollo/client";
import { followProfile } from "../../lib/session/follow-profile";
import { MyApplicationDocument } from "./Application.generated";
import { MyLastApplicationDocument } from "./MyLastApplication.generated";
import type { Look } from "./undo-state";

/**
 * The server sends within a second of its time, which is at most three seconds after the page's (UNDO_MARGIN_SECONDS). If it fails, it
 * tries again after 2, 4, and 8 seconds. The first look is early, for slow connections: the page's time began late there.
 */
const LOOKS_MS = [1000, 4000, 5500, 8000, 12_000, 20_000];
/** How far this browser's clock may be from the server's. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Looks a few times for an application that is about to be sent. A page that is opened again in that time or later first looks at
 * once.
 * @param endsAt until when the page offers to take it back; the server sends it soon after
 * @returns what the last look saw, and "unknown" if that got no answer
 */
export async function lookForApplication(
  client: ApolloClient,
  jobId: string,
  endsAt: number,
  signal: AbortSignal,
): Promise<Look> {
  const now = Date.now();
  const start = Math.min(endsAt, now);
  const due = LOOKS_MS.map((ms) => start + ms).filter((time) => time > now);
  let look: Look = "unknown";
  for (const time of due.length < LOOKS_MS.length ? [now, ...due] : due) {
    await new Promise((resolve) => setTimeout(resolve, time - Date.now()));
    if (signal.aborted) break;
    look = await lookOnce(client, jobId, endsAt).catch(() => "unknown" as const);
    if (look === "sent") break;
  }
  return look;
}

/**
 * One that was withdrawn before is the same application, which this one renews.
 * @throws Error without an answer
 */
async function lookOnce(client: ApolloClient, jobId: string, endsAt: number): Promise<Look> {
  const { data } = await client.query({
    query: MyApplicationDocument,
    variables: { jobId },
    fetchPolicy: "network-only",
  });
  const found = data?.myApplication;
  if (!found) return "none";
  if (found.status === "WITHDRAWN")
    return Date.parse(found.appliedAt) > endsAt - CLOCKS_DIFFER_MS ? "withdrawn" : "none";
  client.writeQuery({ query: MyLastApplicationDocument, data: { myLastApplication: found } });
  followProfile(client);
  return "sent";
}
