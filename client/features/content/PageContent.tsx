import type { ReactNode } from "react";
import { Steps } from "../../components/marketing/Steps";
import type { PageBody, PageMeta, PageSection } from "../../../content/content-types";
import { Closing } from "./Closing";
import { Figure } from "../../components/figures/Figure";
import { Introduction } from "./Introduction";
import classes from "./PageContent.module.css";
import { RichText } from "./RichText";

interface PageContentProps {
  meta: PageMeta;
  body: PageBody;
  /** Shown right below the introduction, e.g. statistics. */
  first?: ReactNode;
  /** Shown between the text and the closing section, e.g. related pages. */
  children?: ReactNode;
}

/** The body of a company or solution page. */
export const PageContent = ({ meta, body, first, children }: PageContentProps) => (
  <>
    <Introduction meta={meta} html={body.intro} />
    {first}
    {meta.steps !== undefined && <StepsBand steps={meta.steps} figure={body.figure} />}
    <div className={`container ${classes.sections}`}>
      {body.sections.map((section) => (
        <Part key={section.id} {...section} />
      ))}
    </div>
    {children}
    <Closing {...meta.closing} />
  </>
);

/** A heading next to its text. A figure goes next to both, or takes the full width if there is no text. */
const Part = ({ id, text, html, figure }: PageSection) => (
  <section
    className={classes.section}
    data-pictured={figure !== undefined && (html === "" ? "alone" : "beside")}
    aria-labelledby={id}
  >
    <h2 id={id}>{text}</h2>
    {html !== "" && <RichText html={html} className={classes.text} />}
    {figure !== undefined && <Figure html={figure} className={classes.picture} />}
  </section>
);

interface StepsBandProps {
  steps: NonNullable<PageMeta["steps"]>;
  /** Shown next to the steps, which are then stacked. */
  figure: string | undefined;
}

const StepsBand = ({ steps, figure }: StepsBandProps) => (
  <section className={classes.band} aria-labelledby="steps">
    <div className="container">
      <h2 id="steps" className={classes.bandTitle}>
        {steps.title}
      </h2>
      <div className={figure === undefined ? undefined : classes.drawn}>
        <Steps items={steps.items} upright={figure !== undefined} />
        {figure !== undefined && <Figure html={figure} />}
      </div>
    </div>
  </section>
);
