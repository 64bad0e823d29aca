import classes from "./ApplicationForm.module.css";
import { TextInput } from "@mantine/core";

/** What the form says about the job; it cannot be changed. */
export interface JobToApplyTo {
  id: string;
  code: string;
  role: string;
  company: { name: string };
}

export const JobFields = ({ job }: { job: JobToApplyTo }) => (
  <div className={classes.job}>
    <TextInput label="Job ID" value={job.code} readOnly />
    <TextInput label="Job Role" value={job.role} readOnly />
    <TextInput label="Company" value={job.company.name} readOnly />
  </div>
);
