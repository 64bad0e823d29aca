import { useRoutes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { KeysPage } from "./KeysPage";
import { NewKeyPage } from "./NewKeyPage";

/** /desk/keys and everything below it. */
export const KeysSection = () =>
  useRoutes([
    { index: true, element: <KeysPage /> },
    { path: "new", element: <NewKeyPage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
