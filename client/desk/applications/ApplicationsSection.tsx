import { useRoutes } from "react-router-dom";
import { lazyComponent } from "../../lib/lazy-component";
import { NoSuchPage } from "../NoSuchPage";

// Each page loads on its own; the server knows their files by `pages` in sections.ts.
const ListPage = lazyComponent(() => import("./list/ListPage"), "ListPage");
const ApplicationPage = lazyComponent(() => import("./ApplicationPage"), "ApplicationPage");

/** /desk/applications and everything below it. */
export const ApplicationsSection = () =>
  useRoutes([
    { index: true, element: <ListPage /> },
    { path: ":id", element: <ApplicationPage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
