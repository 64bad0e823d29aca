import { useRoutes } from "react-router-dom";
import { NoSuchPage } from "../NoSuchPage";
import { lazyComponent } from "../../lib/lazy-component";

// Each page loads on its own; the server knows their files by `pages` in sections.ts.
const JobsPage = lazyComponent(() => import("./list/JobsPage"), "JobsPage");
const NewJobPage = lazyComponent(() => import("./editor/NewJobPage"), "NewJobPage");
const ImportPage = lazyComponent(() => import("./import/ImportPage"), "ImportPage");
const ImportRunPage = lazyComponent(() => import("./import/ImportRunPage"), "ImportRunPage");
const JobPage = lazyComponent(() => import("./overview/JobPage"), "JobPage");
const JobApplicationsPage = lazyComponent(
  () => import("../applications/JobApplicationsPage"),
  "JobApplicationsPage",
);
const JobEditorPage = lazyComponent(() => import("./editor/JobEditorPage"), "JobEditorPage");

/** /desk/jobs and everything below it. */
export const JobsSection = () =>
  useRoutes([
    { index: true, element: <JobsPage /> },
    { path: "new", element: <NewJobPage /> },
    { path: "import", element: <ImportPage /> },
    { path: "import/:importId", element: <ImportRunPage /> },
    { path: ":id", element: <JobPage /> },
    { path: ":id/edit", element: <JobEditorPage /> },
    { path: ":id/applications", element: <JobApplicationsPage /> },
    { path: "*", element: <NoSuchPage /> },
  ]);
