import type { ReactNode } from "react";
import type { PageBody, PageMeta, PageSection } from "../../../content/content-types";
import { Closing } from "./Closing";
import classes from "./IndustryContent.module.css";
import { Introduction } from "./Introduction";
import { RichText } from "./RichText";

/** The last sections are for candidates and for employers. */
const ADDRESSED = 2;

interface IndustryContentProps {
  meta: PageMeta;
  body: PageBody;
  /** The industry's job openings. */
  children: ReactNode;
}

/** The body of an industry's page: job openings first, then the text, then sections for candidates and employers. */
export const IndustryContent = ({ meta, body, children }: IndustryContentProps) => (
  <>
    <Introduction meta={meta} html={body.intro} />
    {children}
    <div className={`container ${classes.field}`}>
      {body.sections.slice(0, -ADDRESSED).map((section) => (
        <Part key={section.id} {...section} />
      ))}
    </div>
    <div className={`container ${classes.sides}`}>
      {body.sections.slice(-ADDRESSED).map((section) => (
        <Part key={section.id} {...section} />
      ))}
    </div>
    <Closing {...meta.closing} />
  </>
);

const Part = ({ id, text, html }: PageSection) => (
  <section className={classes.part} aria-labelledby={id}>
    <h2 id={id}>{text}</h2>
    <RichText html={html} />
  </section>
);
