import { useApolloClient } from "@apollo/client/react";
import { forgetAtSignOut } from "../my-status/forget-at-sign-out";
import { ViewerDocument } from "./Viewer.generated";

/** Fields of the query type about the signed-in person that public pages load. */
const PERSONAL = ["savedJobIds", "myApplication", "myApplicationsTo", "myLastApplication"];

/**
 * For when the server says the session has ended: the page then offers to log in again. Whoever does may be someone else,
 * so what is kept of the person goes, too.
 */
export function useForgetViewer(): () => void {
  const client = useApolloClient();
  return () => {
    const left = client.readQuery({ query: ViewerDocument })?.me?.id ?? null;
    forgetAtSignOut(left);
    client.writeQuery({ query: ViewerDocument, data: { me: null } });
    // No one is told: the parts that show these fields are about to leave them out, and would load them again.
    for (const fieldName of PERSONAL)
      client.cache.evict({ id: "ROOT_QUERY", fieldName, broadcast: false });
  };
}
