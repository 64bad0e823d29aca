import { Link } from "react-router-dom";
import type { ReactNode } from "react";
import { contentPageTexts } from "#texts/content-page";
import { Steps } from "../../components/marketing/Steps";
import type { PageBody, PageMeta } from "../../content/content-types";
import { paths } from "../../lib/paths";
import { Closing } from "./Closing";
import classes from "./PageContent.module.css";
import { RichText } from "./RichText";

interface PageContentProps {
  meta: PageMeta;
  body: PageBody;
  /** Bands between the text and the page's end, e.g. openings of an industry. */
  children?: ReactNode;
}

/** The body of a page about us or what we do. */
export const PageContent = ({ meta, body, children }: PageContentProps) => (
  <>
    <Introduction meta={meta} html={body.intro} />
    {meta.steps !== undefined && <StepsBand steps={meta.steps} />}
    <div className={`container ${classes.sections}`}>
      {body.sections.map(({ id, text, html }) => (
        <section key={id} className={classes.section} aria-labelledby={id}>
          <h2 id={id}>{text}</h2>
          <RichText html={html} className={classes.text} />
        </section>
      ))}
    </div>
    {children}
    <Closing {...meta.closing} />
  </>
);

function Introduction({ meta, html }: { meta: PageMeta; html: string }) {
  const { facts = [], roles = [] } = meta;
  return (
    <div className={`container ${classes.introduction}`}>
      <RichText html={html} className={classes.lead} />
      {(facts.length > 0 || roles.length > 0) && (
        <aside className={classes.card} aria-labelledby="at-a-glance">
          <h2 id="at-a-glance">{contentPageTexts.atAGlance}</h2>
          <dl className={classes.facts}>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            {roles.length > 0 && (
              <div>
                <dt>{contentPageTexts.searchOpenings}</dt>
                <dd>
                  <ul className={classes.roles}>
                    {roles.map((role) => (
                      <li key={role}>
                        <Link to={paths.jobs({ query: role })}>{role}</Link>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
          </dl>
        </aside>
      )}
    </div>
  );
}

const StepsBand = ({ steps }: { steps: NonNullable<PageMeta["steps"]> }) => (
  <section className={classes.band} aria-labelledby="steps">
    <div className="container">
      <h2 id="steps" className={classes.bandTitle}>
        {steps.title}
      </h2>
      <Steps items={steps.items} />
    </div>
  </section>
);
