import { Route, Routes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { KeysPage } from "./KeysPage";
import { NewKeyPage } from "./NewKeyPage";

/** /desk/keys and everything below it. */
export const KeysSection = () => (
  <Routes>
    <Route index element={<KeysPage />} />
    <Route path="new" element={<NewKeyPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
