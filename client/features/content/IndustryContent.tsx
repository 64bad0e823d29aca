import type { ReactNode } from "react";
import type { PageBody, PageMeta, PageSection } from "../../../content/content-types";
import { Closing } from "./Closing";
import classes from "./IndustryContent.module.css";
import { Introduction } from "./Introduction";
import { RichText } from "./RichText";

/** The last ones speak to candidates and to businesses. */
const ADDRESSED = 2;

interface IndustryContentProps {
  meta: PageMeta;
  body: PageBody;
  /** The openings of the field, which people come for. */
  children: ReactNode;
}

/** The body of an industry's page: openings first, then what we know of the field, then a word to either side. */
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
