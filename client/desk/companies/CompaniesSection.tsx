import { useRoutes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { CompaniesPage } from "./list/CompaniesPage";
import { CompanyPage } from "./page/CompanyPage";
import { EditCompanyPage } from "./form/EditCompanyPage";
import { NewCompanyPage } from "./form/NewCompanyPage";
import { MergePage } from "./merge/MergePage";

/** /desk/companies and everything below it. */
export const CompaniesSection = () =>
  useRoutes([
    { index: true, element: <CompaniesPage /> },
    { path: "new", element: <NewCompanyPage /> },
    { path: ":id", element: <CompanyPage /> },
    { path: ":id/edit", element: <EditCompanyPage /> },
    { path: ":id/merge", element: <MergePage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
