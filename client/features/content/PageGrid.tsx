import { Link } from "react-router-dom";
import type { ListedPage } from "../../../content/content-types";
import classes from "./PageGrid.module.css";
import { Scene } from "./Scene";

interface PageGridProps {
  pages: ListedPage[];
  pathOf: (slug: string) => string;
  /** Background of the drawings, the same as that of the pages' titles. */
  tone?: "night" | "mint";
}

/** Links to related pages, each with its drawing. */
export const PageGrid = ({ pages, pathOf, tone = "night" }: PageGridProps) => (
  <ul className={classes.grid} data-tone={tone}>
    {pages.map(({ slug, title, summary }) => (
      <li key={slug}>
        <Link to={pathOf(slug)} className={classes.tile}>
          <Scene name={slug} className={classes.scene} />
          <span className={classes.text}>
            <span className={classes.title}>{title}</span>
            <span className={classes.summary}>{summary}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
