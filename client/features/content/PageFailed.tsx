import { commonTexts } from "#texts/common";
import { shellTexts } from "#texts/shell";
import { Button } from "../../components/ui/Button";
import { Notice } from "./Notice";
import classes from "./Notice.module.css";
import { NoticeLinks } from "./NoticeLinks";

/** Shown if a page throws. The button submits a form, so that it reloads the page without scripts. */
export const PageFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice role="alert" scene="error" title={shellTexts.pageFailed} text={shellTexts.pageFailedText}>
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <Button type="submit" size="lg">
        {commonTexts.retry}
      </Button>
    </form>
    <NoticeLinks />
  </Notice>
);
