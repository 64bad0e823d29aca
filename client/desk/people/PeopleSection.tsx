import { Route, Routes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { PeoplePage } from "./PeoplePage";
import { PersonPage } from "./PersonPage";

/** /desk/people and everything below it. */
export const PeopleSection = () => (
  <Routes>
    <Route index element={<PeoplePage />} />
    <Route path=":id" element={<PersonPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
