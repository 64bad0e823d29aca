import { Button } from "../../components/ui/Button";
import { Notice } from "./Notice";
import classes from "./Notice.module.css";
import { NoticeLinks } from "./NoticeLinks";

/** A page broke. The button is a form as well, so that it reloads the page where no script runs. */
export const PageFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    role="alert"
    scene="error"
    title="This page did not load"
    text="Something went wrong on our side; it is noted. Your data are safe. Try again, or take one of these ways."
  >
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <Button type="submit" variant="accent" size="lg">
        Retry
      </Button>
    </form>
    <NoticeLinks />
  </Notice>
);
