import { Form } from "react-router-dom";
import { Button } from "../../components/ui/Button";
import { Chip } from "../../components/ui/Chip";
import { SearchInput } from "../../components/ui/SearchInput";
import type { PostCategory } from "../../../content/content-types";
import { postCategories } from "#content/posts";
import { commonTexts } from "#texts/common";
import { postTexts } from "#texts/posts";
import { paths } from "#site/paths";
import classes from "./PostFilter.module.css";
import type { PostSearch } from "./post-search";

const categories: (PostCategory | null)[] = [null, "opt", "h1b", "pay", "resume", "hiring"];

/** Filters as links and a plain form, so they work without scripts. */
export const PostFilter = ({ search }: { search: PostSearch }) => (
  <div className={classes.filter}>
    <nav aria-label={postTexts.categories}>
      <ul className={classes.chips}>
        {categories.map((category) => (
          <li key={category ?? "all"}>
            <Chip
              to={paths.blogList({ category: category ?? undefined, query: search.query })}
              isChosen={category === search.category}
              preventScrollReset
            >
              {category === null ? postTexts.all : postCategories[category]}
            </Chip>
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
      <SearchInput
        id="blog-search"
        defaultValue={search.query}
        placeholder={postTexts.searchBlog}
      />
      <Button type="submit" variant="default">
        {commonTexts.search}
      </Button>
    </Form>
  </div>
);
