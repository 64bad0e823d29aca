import { Route, Routes } from "react-router-dom";
import { JobApplicationsPage } from "../applications/JobApplicationsPage";
import { NoSuchPage } from "../NoSuchPage";
import { JobsPage } from "./list/JobsPage";
import { JobPage } from "./overview/JobPage";

/** /desk/jobs and everything below it. */
export const JobsSection = () => (
  <Routes>
    <Route index element={<JobsPage />} />
    <Route path=":id" element={<JobPage />} />
    <Route path=":id/applications" element={<JobApplicationsPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
