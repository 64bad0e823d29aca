import { Link } from "react-router-dom";
import { pageNames } from "#texts/page-names";
import { shellTexts } from "#texts/shell";
import { paths } from "#site/paths";
import { useSignIn } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import { LeftOrder } from "./LeftOrder";

interface ViewerLinksProps {
  viewer: Viewer;
  className?: string;
  /** Closes the menu around. */
  onFollow: () => void;
}

/** What a signed-in person can go to. */
export function ViewerLinks({ viewer, className, onFollow }: ViewerLinksProps) {
  const { openSignIn } = useSignIn();
  const show = (view?: "signOut") => {
    onFollow();
    openSignIn({ view });
  };
  return (
    <ul className={className}>
      <LeftOrder onFollow={onFollow} />
      <li>
        <Link to={paths.account()} onClick={onFollow}>
          {shellTexts.account}
        </Link>
      </li>
      <li>
        <Link to={paths.savedJobs} onClick={onFollow}>
          {pageNames.savedJobs}
        </Link>
      </li>
      <li>
        <Link to={paths.myStatus} onClick={onFollow}>
          {pageNames.myStatus}
        </Link>
      </li>
      {viewer.role !== "CANDIDATE" && (
        <li>
          <Link to={paths.desk()} onClick={onFollow}>
            {shellTexts.desk}
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={() => show()}>
          {shellTexts.billing}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => show("signOut")}>
          {shellTexts.signOut}
        </button>
      </li>
    </ul>
  );
}
