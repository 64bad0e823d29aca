import { useRoutes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { PeoplePage } from "./PeoplePage";
import { PersonPage } from "./PersonPage";

/** /desk/people and everything below it. */
export const PeopleSection = () =>
  useRoutes([
    { index: true, element: <PeoplePage /> },
    { path: ":id", element: <PersonPage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
