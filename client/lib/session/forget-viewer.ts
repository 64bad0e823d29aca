import { useApolloClient } from "@apollo/client/react";
import { ViewerDocument } from "./Viewer.generated";

/** For when the server says the session has ended: the page then offers to log in again. */
export function useForgetViewer(): () => void {
  const client = useApolloClient();
  return () => void client.writeQuery({ query: ViewerDocument, data: { me: null } });
}
