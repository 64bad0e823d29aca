import { payTexts } from "#texts/pay";
import { Unbroken } from "../../components/ui/Unbroken";
import { amountOf, type Pay } from "./pay";

/** A job's pay on a card: in numbers, or as the employer words it. */
export const CardPay = ({ job }: { job: { salary: string; salaryRange: Pay | null } }) =>
  job.salaryRange === null ? (
    <Unbroken text={job.salary} />
  ) : (
    <>
      <span className="unbroken">{amountOf(job.salaryRange)}</span>{" "}
      <small className="unbroken">{payTexts.period[job.salaryRange.period]}</small>
    </>
  );
