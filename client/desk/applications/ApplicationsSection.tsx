import { Route, Routes } from "react-router-dom";
import { lazyComponent } from "../../lib/lazy-component";
import { NoSuchPage } from "../NoSuchPage";

// Each page loads on its own; the server knows their files by `pages` in sections.ts.
const ListPage = lazyComponent(() => import("./list/ListPage"), "ListPage");
const ApplicationPage = lazyComponent(() => import("./ApplicationPage"), "ApplicationPage");

/** /desk/applications and everything below it. */
export const ApplicationsSection = () => (
  <Routes>
    <Route index element={<ListPage />} />
    <Route path=":id" element={<ApplicationPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
