import { contentPageTexts } from "#texts/content-page";
import { Chip } from "../../components/ui/Chip";
import { Unbroken } from "../../components/ui/Unbroken";
import type { PageMeta } from "../../../content/content-types";
import { paths } from "#site/paths";
import classes from "./Introduction.module.css";
import { RichText } from "./RichText";

/** The page's introduction in large type, with its facts in a row. */
export function Introduction({ meta, html }: { meta: PageMeta; html: string }) {
  const { facts = [], roles = [] } = meta;
  return (
    <div className={`container ${classes.introduction}`}>
      <RichText html={html} className={classes.lead} />
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Unbroken text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {roles.length > 0 && (
        <div className={classes.search}>
          <span id="roles">{contentPageTexts.searchOpenings}</span>
          <ul className={classes.roles} aria-labelledby="roles">
            {roles.map((role) => (
              <li key={role}>
                <Chip to={paths.jobs({ query: role })}>{role}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
