import { ApplicationList } from "./ApplicationList";

/** A job's applications as a table. */
export const ListOfJob = ({ jobId }: { jobId: string }) => (
  <ApplicationList filter={{ jobId }} isOfOneJob />
);
