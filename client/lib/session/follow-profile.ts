import type { ApolloClient } from "@apollo/client";
import { ViewerDocument } from "./Viewer.generated";

/** Reloads the viewer after answers that fill in what the profile lacked, such as the name that the header says. */
export function followProfile(client: ApolloClient): void {
  const me = client.readQuery({ query: ViewerDocument })?.me;
  if (!me || me.isProfileComplete) return;
  void client.query({ query: ViewerDocument, fetchPolicy: "network-only" }).catch(() => undefined);
}
