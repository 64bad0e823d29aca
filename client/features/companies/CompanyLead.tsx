import { companyPageTexts } from "#texts/company-page";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { DotList } from "../../components/ui/DotList";
import { Unbroken } from "../../components/ui/Unbroken";
import type { CompanyProfile_CompanyFragment } from "./CompanyProfile.generated";
import classes from "./CompanyLead.module.css";

/** Under the company's name: its logo, what it is, and where. */
export function CompanyLead({ company }: { company: CompanyProfile_CompanyFragment }) {
  const { logoUrl, industry, location, openJobCount } = company;
  const facts = [industry, location].flatMap((fact) =>
    fact === null ? [] : [<Unbroken key={fact} text={fact} />],
  );
  return (
    <span className={classes.lead}>
      <CompanyLogo url={logoUrl} size={56} />
      <span>
        {facts.length > 0 && (
          <span className={classes.facts}>
            <DotList items={facts} />
          </span>
        )}
        <span>
          {openJobCount === 0
            ? companyPageTexts.noJobs
            : companyPageTexts.openJobCount(openJobCount)}
        </span>
      </span>
    </span>
  );
}
