import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { companiesTexts, companyTexts as texts } from "#texts/desk-companies";
import { webAddress } from "../../../lib/web-address";
import classes from "../Companies.module.css";
import { jobsOf } from "../jobs-of";
import type { ViewedCompany } from "./viewed-company";

/** What the firm knows about the company, at a glance. */
export function CompanyFacts({ company }: { company: ViewedCompany }) {
  const { id, website, openJobCount } = company;
  const address = webAddress(website ?? "");
  return (
    <section className={classes.part} aria-labelledby="company-facts">
      <h2 id="company-facts" className={classes.partTitle}>
        {texts.facts}
      </h2>
      <dl className={classes.facts}>
        <Fact label={texts.openJobs}>
          {openJobCount === 0 ? (
            companiesTexts.count(0)
          ) : (
            <Link to={jobsOf(id)}>{companiesTexts.openJobs(openJobCount)}</Link>
          )}
        </Fact>
        <Fact label={texts.website}>
          {address === null ? (
            texts.notGiven
          ) : (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {new URL(address).host}
            </a>
          )}
        </Fact>
      </dl>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
