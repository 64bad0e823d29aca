import { Route, Routes } from "react-router-dom";
import { JobApplicationsPage } from "../applications/JobApplicationsPage";
import { NoSuchPage } from "../NoSuchPage";

/** /desk/jobs and everything below it. */
export const JobsSection = () => (
  <Routes>
    <Route path=":id/applications" element={<JobApplicationsPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
