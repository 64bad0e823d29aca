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
  /** Right below the introduction, e.g. figures that count up. */
  first?: ReactNode;
  /** Bands between the text and the page's end, e.g. other pages of the kind. */
  children?: ReactNode;
}

/** The body of a page about us or what we do. */
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

/** Heading beside text; where there is a figure, both beside it, and a figure alone over the whole width. */
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
  /** Beside the steps, which then stand one below the other. */
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
