import classes from "./ApplicationForm.module.css";
import { TextField } from "../../components/ui/TextField";
import { applicationTexts } from "#texts/application";

/** The job, as the form shows it, read-only. */
export interface JobToApplyTo {
  id: string;
  code: string;
  role: string;
  company: { name: string };
}

export const JobFields = ({ job }: { job: JobToApplyTo }) => (
  <div className={classes.job}>
    <TextField label={applicationTexts.jobCode} value={job.code} readOnly />
    <TextField label={applicationTexts.jobRole} value={job.role} readOnly />
    <TextField label={applicationTexts.company} value={job.company.name} readOnly />
  </div>
);
