import { Route, Routes } from "react-router-dom";
import { JobApplicationsPage } from "../applications/JobApplicationsPage";
import { NoSuchPage } from "../NoSuchPage";
import { lazyComponent } from "../../lib/lazy-component";
import { NewJobPage } from "./editor/NewJobPage";
import { JobsPage } from "./list/JobsPage";
import { JobPage } from "./overview/JobPage";

/** With the editor of formatted text, which other pages do not need. */
const JobEditorPage = lazyComponent(() => import("./editor/JobEditorPage"), "JobEditorPage");

/** /desk/jobs and everything below it. */
export const JobsSection = () => (
  <Routes>
    <Route index element={<JobsPage />} />
    <Route path="new" element={<NewJobPage />} />
    <Route path=":id" element={<JobPage />} />
    <Route path=":id/edit" element={<JobEditorPage />} />
    <Route path=":id/applications" element={<JobApplicationsPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
