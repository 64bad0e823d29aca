import { Route, Routes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { CompaniesPage } from "./list/CompaniesPage";
import { CompanyPage } from "./page/CompanyPage";
import { EditCompanyPage } from "./form/EditCompanyPage";
import { NewCompanyPage } from "./form/NewCompanyPage";
import { MergePage } from "./merge/MergePage";

/** /desk/companies and everything below it. */
export const CompaniesSection = () => (
  <Routes>
    <Route index element={<CompaniesPage />} />
    <Route path="new" element={<NewCompanyPage />} />
    <Route path=":id" element={<CompanyPage />} />
    <Route path=":id/edit" element={<EditCompanyPage />} />
    <Route path=":id/merge" element={<MergePage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
