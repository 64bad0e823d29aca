import { notFoundTexts } from "#texts/not-found";
import { SearchForm } from "../../components/ui/SearchForm";
import { Notice } from "./Notice";
import classes from "./Notice.module.css";
import { NoticeLinks } from "./NoticeLinks";

/** The "not found" page. */
export const NotFound = () => (
  <Notice scene="not-found" title={notFoundTexts.title} text={notFoundTexts.text}>
    <div className={classes.search}>
      <SearchForm id="not-found-search" />
    </div>
    <NoticeLinks />
  </Notice>
);
