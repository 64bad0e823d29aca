import { Link } from "react-router-dom";
import { companiesTexts, companyTexts as texts } from "#texts/desk-companies";
import { webAddress } from "../../../lib/web-address";
import { Fact, Facts } from "../../parts/Facts";
import { Part } from "../../parts/Part";
import { jobsOf } from "../jobs-of";
import type { ViewedCompany } from "./viewed-company";

/** What the firm knows about the company, at a glance. */
export function CompanyFacts({ company }: { company: ViewedCompany }) {
  const { id, website, openJobCount } = company;
  const address = webAddress(website ?? "");
  return (
    <Part id="company-facts" title={texts.facts}>
      <Facts>
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
      </Facts>
    </Part>
  );
}
