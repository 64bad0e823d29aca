import { IconArrowUpRight } from "@tabler/icons-react";
import { companyPageTexts } from "#texts/company-page";
import { Unbroken } from "../../components/ui/Unbroken";
import { webAddress } from "../../lib/web-address";
import type { CompanyProfile_CompanyFragment } from "./CompanyProfile.generated";
import classes from "./CompanyAbout.module.css";

/** What the company says about itself, and its own site. */
export function CompanyAbout({ company }: { company: CompanyProfile_CompanyFragment }) {
  const { description, website } = company;
  const address = website === null ? null : webAddress(website);
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className={classes.title}>
        {companyPageTexts.about}
      </h2>
      <p className={classes.text}>
        <Unbroken text={description === "" ? companyPageTexts.noDescription : description} />
      </p>
      {address !== null && (
        <p>
          <a href={address} rel="noopener noreferrer" target="_blank" className={classes.site}>
            {new URL(address).hostname.replace(/^www\./, "")}
            <IconArrowUpRight size={16} aria-hidden="true" />
          </a>
        </p>
      )}
    </section>
  );
}
