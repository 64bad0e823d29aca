import { useApolloClient } from "@apollo/client/react";
import { ViewerDocument } from "./Viewer.generated";

/** For when the server no longer knows the session: the page then offers to log in again. */
export function useForgetViewer(): () => void {
  const client = useApolloClient();
  return () => void client.writeQuery({ query: ViewerDocument, data: { me: null } });
}
