import { Route, Routes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { PlanPage } from "./page/PlanPage";
import { PlansPage } from "./PlansPage";

/** /desk/plans and everything below it. */
export const PlansSection = () => (
  <Routes>
    <Route index element={<PlansPage />} />
    <Route path=":id" element={<PlanPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
