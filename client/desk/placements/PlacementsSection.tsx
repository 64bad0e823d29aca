import { Route, Routes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { PlacementsPage } from "./PlacementsPage";

/** /desk/placements and everything below it. */
export const PlacementsSection = () => (
  <Routes>
    <Route index element={<PlacementsPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
