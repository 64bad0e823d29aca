import { SearchForm } from "../../components/ui/SearchForm";
import { Notice } from "./Notice";
import classes from "./Notice.module.css";
import { NoticeLinks } from "./NoticeLinks";

/** Nothing is at this address. */
export const NotFound = () => (
  <Notice
    scene="not-found"
    title="We could not find that page"
    text="The address may be mistyped, the page may have moved, or a job may be closed for good. Search the openings, or take one of these ways."
  >
    <div className={classes.search}>
      <SearchForm id="not-found-search" />
    </div>
    <NoticeLinks />
  </Notice>
);
