import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { hero, hiring } from "#content/home";
import { paths } from "#site/paths";
import { Picture } from "../ui/Picture";
import { SearchForm } from "../ui/SearchForm";
import { Unbroken } from "../ui/Unbroken";
import classes from "./Hero.module.css";

/**
 * The home page's banner: what the site does, and the job search.
 * @param children a job's card, shown on the drawing of a board; without it, the board has only drawn cards
 */
export const Hero = ({ children }: { children: ReactNode }) => (
  <section className={classes.hero}>
    <div className={`container ${classes.inner}`}>
      <div className={classes.text}>
        <h1>{hero.title}</h1>
        <p className={classes.lead}>
          <Unbroken text={hero.lead} />
        </p>
        <div className={classes.search}>
          <SearchForm id="hero-search" />
        </div>
        <div className={classes.popular}>
          <span id="popular-searches">{hero.popularLabel}</span>
          <ul className={classes.searches} aria-labelledby="popular-searches">
            {hero.popular.map((search) => (
              <li key={search}>
                <Link to={paths.jobs({ query: search })}>{search}</Link>
              </li>
            ))}
          </ul>
        </div>
        <p className={classes.hiring}>
          {hiring.question} <Link to={hiring.action.to}>{hiring.action.label}</Link>
        </p>
      </div>
      <div className={classes.picture}>
        <Picture file="scenes" name="board" width={560} height={460} />
        <div className={classes.card}>{children}</div>
      </div>
    </div>
  </section>
);
