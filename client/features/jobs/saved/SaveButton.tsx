import { IconHeart } from "@tabler/icons-react";
import { useState } from "react";
import { heartTexts } from "#texts/heart";
import { useViewer } from "../../../lib/session/viewer";
import classes from "./SaveButton.module.css";
import { useAccountsSavedJobs, useVisitorsSavedJobs, type SavedJobIds } from "./use-saved-jobs";

export interface SaveButtonProps {
  job: { id: string; role: string };
}

/** The heart of a job: saves it, or takes it off the saved jobs. */
export function SaveButton(props: SaveButtonProps) {
  const { viewer } = useViewer();
  return viewer === null ? <VisitorsHeart {...props} /> : <AccountsHeart {...props} />;
}

/** Watches no query: a list has a heart for each of its jobs. */
const VisitorsHeart = (props: SaveButtonProps) => (
  <Heart {...props} savedJobs={useVisitorsSavedJobs()} />
);

const AccountsHeart = (props: SaveButtonProps) => (
  <Heart {...props} savedJobs={useAccountsSavedJobs()} />
);

function Heart({
  job: { id, role },
  savedJobs: { ids, failed, keep },
}: SaveButtonProps & { savedJobs: SavedJobIds }) {
  const [failure, setFailure] = useState("");
  const isSaved = ids?.includes(id) ?? false;
  const toggle = async () => {
    setFailure("");
    setFailure((await keep(id, !isSaved)) ?? "");
  };
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-pressed={isSaved}
        disabled={ids === null && !failed}
        aria-label={heartTexts.save(role)}
        title={isSaved ? heartTexts.saved : heartTexts.saveShort}
        onClick={() => void toggle()}
      >
        <IconHeart size={22} fill={isSaved ? "currentColor" : "none"} aria-hidden="true" />
      </button>
      {failure !== "" && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
