import { useApolloClient } from "@apollo/client/react";
import { forgetAtSignOut } from "../my-status/forget-at-sign-out";
import { PUBLIC_FIELDS } from "./public-fields";
import { ViewerDocument } from "./Viewer.generated";

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
    client.cache.modify({
      id: "ROOT_QUERY",
      fields: (value: unknown, { fieldName, DELETE }) =>
        fieldName === "me" || PUBLIC_FIELDS.includes(fieldName) ? value : DELETE,
      // No one is told: the parts that show these fields are about to leave them out, and would load them again.
      broadcast: false,
    });
  };
}
