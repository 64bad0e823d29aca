import { paths } from "#site/paths";
import { shellTexts } from "#texts/shell";
import { buttonLook } from "../components/ui/Button";
import { Notice } from "../features/content/Notice";
import notice from "../features/content/Notice.module.css";
import { useNewRelease } from "./use-new-release";

/** The last resort: the layout itself failed, so this uses none of its components. */
export function RootErrorBoundary() {
  if (useNewRelease()) return null;
  return (
    <main>
      <Notice
        role="alert"
        scene="error"
        title={shellTexts.siteFailed}
        text={shellTexts.siteFailedText}
      >
        <p className={notice.search}>
          <a href={paths.home} {...buttonLook({ size: "lg" })}>
            {shellTexts.goToStart}
          </a>
        </p>
      </Notice>
    </main>
  );
}
