import { useRoutes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { PlacementsPage } from "./PlacementsPage";

/** /desk/placements and everything below it. */
export const PlacementsSection = () =>
  useRoutes([
    { index: true, element: <PlacementsPage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
