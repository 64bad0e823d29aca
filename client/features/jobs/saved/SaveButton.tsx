import { IconHeart } from "@tabler/icons-react";
import { useState } from "react";
import { heartTexts } from "#texts/heart";
import classes from "./SaveButton.module.css";
import { useSavedJobs } from "./use-saved-jobs";

export interface SaveButtonProps {
  job: { id: string; role: string };
}

/** The heart of a job: saves it, or takes it off the saved jobs. */
export function SaveButton({ job: { id, role } }: SaveButtonProps) {
  const { ids, query, keep } = useSavedJobs();
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
        disabled={ids === null && query.error === undefined}
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
