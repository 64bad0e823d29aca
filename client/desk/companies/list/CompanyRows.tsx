import { Table } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Link } from "react-router-dom";
import { companiesTexts as texts } from "#texts/desk-companies";
import { teamTexts } from "#texts/team";
import { paths } from "#site/paths";
import { CompanyLogo } from "../../../components/ui/CompanyLogo";
import { DotList } from "../../../components/ui/DotList";
import classes from "../Companies.module.css";
import { jobsOf } from "../jobs-of";
import type { CompanyRowFragment } from "./CompanyList.generated";

interface CompanyRowsProps {
  companies: readonly CompanyRowFragment[];
  /** Whether to tell the person's role in each. */
  withRole: boolean;
}

const { columns } = texts;

/** The companies found: a table, or cards where a table does not fit. */
export function CompanyRows(props: CompanyRowsProps) {
  const isWide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  return isWide ? <CompanyTable {...props} /> : <CompanyCards {...props} />;
}

const roleOf = ({ viewerRole }: CompanyRowFragment) =>
  viewerRole === null ? "" : teamTexts.companyRoles[viewerRole];

const CompanyTable = ({ companies, withRole }: CompanyRowsProps) => (
  <div className={classes.frame}>
    <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
      <Table.Caption className="visually-hidden">{texts.tableName}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{columns.company}</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            {columns.openJobs}
          </Table.Th>
          <Table.Th scope="col" className={classes.number}>
            {columns.members}
          </Table.Th>
          {withRole && <Table.Th scope="col">{columns.role}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {companies.map((company) => (
          <Table.Tr key={company.id}>
            <Table.Th scope="row" fw={400}>
              <Head company={company} />
            </Table.Th>
            <Table.Td className={classes.number}>
              <OpenJobs company={company}>{texts.count(company.openJobCount)}</OpenJobs>
            </Table.Td>
            <Table.Td className={classes.number}>{texts.count(company.memberCount ?? 0)}</Table.Td>
            {withRole && <Table.Td>{roleOf(company)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

const CompanyCards = ({ companies, withRole }: CompanyRowsProps) => (
  <ul className={classes.cards} aria-label={texts.tableName}>
    {companies.map((company) => (
      <li key={company.id} className={classes.card}>
        <Head company={company} />
        <p className={classes.sub}>
          <DotList
            items={[
              <OpenJobs key="jobs" company={company}>
                {texts.openJobs(company.openJobCount)}
              </OpenJobs>,
              texts.members(company.memberCount ?? 0),
              ...(withRole ? [roleOf(company)] : []),
            ]}
          />
        </p>
      </li>
    ))}
  </ul>
);

function Head({ company }: { company: CompanyRowFragment }) {
  const { id, name, logoUrl, location, industry } = company;
  const facts = [industry, location].filter((fact) => fact !== null);
  return (
    <span className={classes.head}>
      <CompanyLogo url={logoUrl} size={44} />
      <span className={classes.words}>
        <Link to={paths.desk("companies", id)} className={classes.name}>
          {name}
        </Link>
        {facts.length > 0 && (
          <span className={classes.sub}>
            <DotList items={facts} />
          </span>
        )}
      </span>
    </span>
  );
}

interface OpenJobsProps {
  company: CompanyRowFragment;
  children: string;
}

/** Leads to the jobs, if there are any. */
function OpenJobs({ company, children }: OpenJobsProps) {
  const { id, name, openJobCount } = company;
  if (openJobCount === 0) return children;
  return (
    <Link to={jobsOf(id)} aria-label={texts.openJobsAt(openJobCount, name)}>
      {children}
    </Link>
  );
}
