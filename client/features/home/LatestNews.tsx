import { Link } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { language } from "#texts/language";
import { Picture } from "../../components/ui/Picture";
import { Unbroken } from "../../components/ui/Unbroken";
import { paths } from "#site/paths";
import classes from "./LatestNews.module.css";

/** The parts of a blog post that this section shows. */
export interface NewsItem {
  slug: string;
  title: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  /** The category's name, e.g. "OPT and STEM OPT". */
  category: string;
  /** Name of the picture in public/scenes. */
  scene: string;
  readingMinutes: number;
}

/** The newest posts: the first with its picture, the others in a list next to it. */
export const LatestNews = ({ items }: { items: readonly NewsItem[] }) => (
  <ul className={classes.strip}>
    {items.map((item, index) => (
      <li key={item.slug}>
        <article className={classes.item}>
          {index === 0 && (
            <Picture
              file="scenes"
              name={item.scene}
              className={classes.scene}
              width={460}
              height={250}
            />
          )}
          <p className={classes.category}>{item.category}</p>
          <h3>
            <Link to={paths.blogPost(item.slug)} className={classes.link}>
              <Unbroken text={item.title} />
            </Link>
          </h3>
          <p className={classes.description}>
            <Unbroken text={item.description} />
          </p>
          <p className={classes.date}>
            <time dateTime={item.date}>{language.longDate(item.date)}</time> ·{" "}
            {commonTexts.readingTime(item.readingMinutes)}
          </p>
        </article>
      </li>
    ))}
  </ul>
);
