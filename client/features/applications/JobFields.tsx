import classes from "./ApplicationForm.module.css";
import { TextField } from "../../components/ui/TextField";
import { applicationTexts } from "#texts/application";

/** The job, as the form shows it, read-only. Text areas, since a long role wraps. */
export interface JobToApplyTo {
  id: string;
  code: string;
  role: string;
  company: { name: string };
}

export const JobFields = ({ job }: { job: JobToApplyTo }) => (
  <div className={classes.job}>
    <TextField label={applicationTexts.jobCode} value={job.code} rows={1} readOnly />
    <TextField label={applicationTexts.jobRole} value={job.role} rows={1} readOnly />
    <TextField label={applicationTexts.company} value={job.company.name} rows={1} readOnly />
  </div>
);
