import { commonTexts } from "#texts/common";
import { shellTexts } from "#texts/shell";
import { Button } from "../../components/ui/Button";
import { Notice } from "./Notice";
import classes from "./Notice.module.css";
import { NoticeLinks } from "./NoticeLinks";

/** A page broke. The button is a form as well, so that it reloads the page where no script runs. */
export const PageFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice role="alert" scene="error" title={shellTexts.pageFailed} text={shellTexts.pageFailedText}>
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <Button type="submit" variant="accent" size="lg">
        {commonTexts.retry}
      </Button>
    </form>
    <NoticeLinks />
  </Notice>
);
