import { useRoutes } from "react-router-dom";
import { useViewer } from "../../lib/session/viewer";
import { NoSuchPage } from "../NoSuchPage";
import { PeoplePage } from "./PeoplePage";
import { PersonPage } from "./PersonPage";
import { DoubtfulPhonesPage } from "./phones/DoubtfulPhonesPage";

/** /desk/people and everything below it. */
export function PeopleSection() {
  const isAdmin = useViewer().viewer?.role === "ADMIN";
  return useRoutes([
    { index: true, element: <PeoplePage /> },
    ...(isAdmin ? [{ path: "phones", element: <DoubtfulPhonesPage /> }] : []),
    { path: ":id", element: <PersonPage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
}
