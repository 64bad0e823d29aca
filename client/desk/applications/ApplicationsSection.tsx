import { Route, Routes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { ApplicationPage } from "./ApplicationPage";
import { ListPage } from "./list/ListPage";

/** /desk/applications and everything below it. */
export const ApplicationsSection = () => (
  <Routes>
    <Route index element={<ListPage />} />
    <Route path=":id" element={<ApplicationPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
