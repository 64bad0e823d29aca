import { IconArrowUpRight } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { hearBackTexts } from "#texts/hear-back";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import { Unbroken } from "../../components/ui/Unbroken";
import { paths } from "#site/paths";
import { webAddress } from "../../lib/web-address";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobDetail.module.css";

/** The company's description, with links to its jobs and website. */
export function JobDetailClient({ company }: { company: JobDetail_JobFragment["company"] }) {
  const { slug, name, description, website, answerTime } = company;
  const address = website === null ? null : webAddress(website);
  return (
    <div className={classes.about}>
      <p>
        <Unbroken text={description} />
      </p>
      {answerTime !== null && <p>{hearBackTexts.line(answerTime)}</p>}
      <ul className={classes.ways}>
        {address !== null && (
          <li>
            <a href={address} rel="noopener noreferrer" target="_blank">
              {new URL(address).hostname.replace(/^www\./, "")}
              <IconArrowUpRight size={16} aria-hidden="true" />
            </a>
          </li>
        )}
        <li>
          <Link to={paths.company(slug)}>{jobsTexts.companyPage(name)}</Link>
        </li>
        <li>
          <Link to={paths.jobs({ query: name })}>{jobDetailsPageTexts.allOpeningsOf(name)}</Link>
        </li>
      </ul>
    </div>
  );
}
