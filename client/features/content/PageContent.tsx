import type { ReactNode } from "react";
import { Steps } from "../../components/marketing/Steps";
import type { PageBody, PageMeta, PageSection } from "../../../content/content-types";
import { Closing } from "./Closing";
import type { Figure } from "../../components/figures/Figure";
import { Introduction } from "./Introduction";
import classes from "./PageContent.module.css";
import { RichText } from "./RichText";

interface Drawn {
  /** Draws the content's figures. Null if it has none: the page then does without their styles. */
  drawnBy: typeof Figure | null;
}

interface PageContentProps extends Drawn {
  meta: PageMeta;
  body: PageBody;
  /** Shown right below the introduction, e.g. statistics. */
  first?: ReactNode;
  /** Shown between the text and the closing section, e.g. related pages. */
  children?: ReactNode;
}

/** The body of a company or solution page. */
export const PageContent = ({ meta, body, drawnBy, first, children }: PageContentProps) => (
  <>
    <Introduction meta={meta} html={body.intro} />
    {first}
    {meta.steps !== undefined && (
      <StepsBand steps={meta.steps} figure={body.figure} drawnBy={drawnBy} />
    )}
    <div className={`container ${classes.sections}`}>
      {body.sections.map((section) => (
        <Part key={section.id} {...section} drawnBy={drawnBy} />
      ))}
    </div>
    {children}
    <Closing {...meta.closing} />
  </>
);

/** A heading next to its text. A figure goes next to both, or takes the full width if there is no text. */
const Part = ({ id, text, html, figure, drawnBy }: PageSection & Drawn) => (
  <section
    className={classes.section}
    data-pictured={figure !== undefined && (html === "" ? "alone" : "beside")}
    aria-labelledby={id}
  >
    <h2 id={id}>{text}</h2>
    {html !== "" && <RichText html={html} className={classes.text} />}
    <FigureIn html={figure} drawnBy={drawnBy} className={classes.picture} />
  </section>
);

interface StepsBandProps extends Drawn {
  steps: NonNullable<PageMeta["steps"]>;
  /** Shown next to the steps, which are then stacked. */
  figure: string | undefined;
}

const StepsBand = ({ steps, figure, drawnBy }: StepsBandProps) => (
  <section className={classes.band} aria-labelledby="steps">
    <div className="container">
      <h2 id="steps" className={classes.bandTitle}>
        {steps.title}
      </h2>
      <div className={figure === undefined ? undefined : classes.drawn}>
        <Steps items={steps.items} upright={figure !== undefined} />
        <FigureIn html={figure} drawnBy={drawnBy} />
      </div>
    </div>
  </section>
);

interface FigureInProps extends Drawn {
  html: string | undefined;
  className?: string | undefined;
}

const FigureIn = ({ html, drawnBy: Figure, className }: FigureInProps) =>
  Figure !== null && html !== undefined && <Figure html={html} className={className} />;
