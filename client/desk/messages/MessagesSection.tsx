import { useRoutes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { InboxPage } from "./InboxPage";

/** /desk/messages and everything below it. */
export const MessagesSection = () =>
  useRoutes([
    { path: ":id?", element: <InboxPage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
