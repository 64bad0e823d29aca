import { Form, Link } from "react-router-dom";
import { Button } from "../../components/ui/Button";
import type { PostCategory } from "../../content/content-types";
import { postCategories } from "#content/posts";
import { commonTexts } from "#texts/common";
import { postTexts } from "#texts/posts";
import { paths } from "../../lib/paths";
import classes from "./PostFilter.module.css";
import type { PostSearch } from "./post-search";

const categories: (PostCategory | null)[] = [null, "opt", "h1b", "pay", "resume", "hiring"];

/** Links and a plain form: both are addresses, and work without scripts. */
export const PostFilter = ({ search }: { search: PostSearch }) => (
  <div className={classes.filter}>
    <nav aria-label={postTexts.categories}>
      <ul className={classes.chips}>
        {categories.map((category) => (
          <li key={category ?? "all"}>
            <Link
              to={paths.blogList({ category: category ?? undefined, query: search.query })}
              className={classes.chip}
              aria-current={category === search.category ? "true" : undefined}
              preventScrollReset
            >
              {category === null ? postTexts.allNotes : postCategories[category]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <Form
      role="search"
      action={paths.blog}
      className={classes.form}
      key={search.query}
      preventScrollReset
    >
      {search.category !== null && <input type="hidden" name="category" value={search.category} />}
      <label htmlFor="blog-search" className="visually-hidden">
        {postTexts.searchBlog}
      </label>
      <input
        id="blog-search"
        name="query"
        type="search"
        defaultValue={search.query}
        placeholder={postTexts.searchBlog}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className={classes.input}
      />
      <Button type="submit" variant="default">
        {commonTexts.search}
      </Button>
    </Form>
  </div>
);
