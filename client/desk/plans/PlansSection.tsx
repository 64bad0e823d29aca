import { useRoutes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { PlanPage } from "./page/PlanPage";
import { PlansPage } from "./PlansPage";

/** /desk/plans and everything below it. */
export const PlansSection = () =>
  useRoutes([
    { index: true, element: <PlansPage /> },
    { path: ":id", element: <PlanPage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
