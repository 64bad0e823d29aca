import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { Chip } from "../../components/ui/Chip";
import { SearchBox } from "../../components/ui/SearchBox";
import type { PostCategory } from "../../../content/content-types";
import { postCategories } from "#content/posts";
import { postTexts } from "#texts/posts";
import { searchOf } from "../../lib/form-address";
import { useFollowedField } from "../../lib/use-followed-field";
import { paths } from "#site/paths";
import classes from "./PostFilter.module.css";
import type { PostSearch } from "./post-search";

const categories: (PostCategory | null)[] = [null, "opt", "h1b", "pay", "resume", "hiring"];

/** Filters as links and a plain form, so they work without scripts. */
export function PostFilter({ search }: { search: PostSearch }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useFollowedField(field, search.query);
  return (
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
      <div className={classes.search}>
        <SearchBox
          action={paths.blog}
          label={postTexts.searchBlog}
          field={{
            ref: field,
            id: "blog-search",
            defaultValue: search.query,
            placeholder: postTexts.searchBlog,
          }}
          onSubmit={(event) => {
            event.preventDefault();
            const address = paths.blog + searchOf(event.currentTarget);
            void navigate(address, { preventScrollReset: true });
          }}
        >
          {search.category !== null && (
            <input type="hidden" name="category" value={search.category} />
          )}
        </SearchBox>
      </div>
    </div>
  );
}
