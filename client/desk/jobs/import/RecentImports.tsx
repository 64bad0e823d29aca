import { Link } from "react-router-dom";
import { importTexts as texts } from "#texts/desk-import";
import { paths } from "#site/paths";
import { usDate } from "../../../lib/us-date";
import { FRESH } from "../../../lib/use-list";
import { Part } from "../../parts/Part";
import { useBoardImportsQuery } from "./BoardImport.generated";
import classes from "./Import.module.css";

/** The person's last imports: the way back to one that goes on, or waits to be started. */
export function RecentImports() {
  const { data } = useBoardImportsQuery(FRESH);
  if (data === undefined || data.boardImports.length === 0) return null;
  return (
    <Part id="recent-imports" title={texts.recent}>
      <ul className={classes.recent}>
        {data.boardImports.map(({ id, fileName, status, company, requestedAt }) => (
          <li key={id} className={classes.spread}>
            <Link to={paths.desk("jobs", "import", id)} className={classes.file}>
              {texts.fileOf(fileName, company?.name ?? texts.noCompanyNow)}
            </Link>
            <span className={classes.muted}>
              {texts.statuses[status]}, {usDate(requestedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
