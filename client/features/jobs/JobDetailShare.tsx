import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandX,
  IconLink,
  IconMail,
} from "@tabler/icons-react";
import { useState } from "react";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import classes from "./JobDetailShare.module.css";
import { shareLinks, type ShareTarget } from "./job-detail-share";

const icons = {
  linkedin: IconBrandLinkedin,
  x: IconBrandX,
  facebook: IconBrandFacebook,
  email: IconMail,
};
const targets: readonly ShareTarget[] = ["linkedin", "x", "facebook", "email"];

interface JobDetailShareProps {
  /** The job's absolute URL. */
  url: string;
  title: string;
}

/** Ways to share a job: links and the clipboard, without third-party scripts. */
export function JobDetailShare({ url, title }: JobDetailShareProps) {
  const links = shareLinks(url, title);
  const [feedback, setFeedback] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setFeedback(jobDetailsPageTexts.copied);
    } catch {
      setFeedback(jobDetailsPageTexts.notCopied);
    }
  };
  return (
    <section className={classes.share} aria-labelledby="share-title">
      <h2 id="share-title" className={classes.title}>
        {jobDetailsPageTexts.share}
      </h2>
      <ul className={classes.list}>
        {targets.map((target) => {
          const Icon = icons[target];
          const { label, href } = links[target];
          const outside =
            target === "email" ? {} : { target: "_blank", rel: "noopener noreferrer" };
          return (
            <li key={target}>
              <a href={href} className={classes.icon} aria-label={label} {...outside}>
                <Icon size={20} aria-hidden="true" />
              </a>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className={classes.icon}
            aria-label={jobDetailsPageTexts.copyLink}
            onClick={() => void copy()}
          >
            <IconLink size={20} aria-hidden="true" />
          </button>
        </li>
      </ul>
      <p role="status" className={classes.feedback}>
        {feedback}
      </p>
    </section>
  );
}
