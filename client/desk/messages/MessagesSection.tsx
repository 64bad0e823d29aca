import { Route, Routes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { InboxPage } from "./InboxPage";

/** /desk/messages and everything below it. */
export const MessagesSection = () => (
  <Routes>
    <Route path=":id?" element={<InboxPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
