import { applicationTexts } from "#texts/application";
import { Button } from "../ui/Button";
import classes from "./UploadProgress.module.css";

interface UploadProgressProps {
  /** Share of the upload that is sent, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Progress of the upload, with a button to cancel it. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  const sent = percent === 100;
  return (
    <div className={classes.upload}>
      <div className={classes.line}>
        <label htmlFor="upload-progress">
          {sent ? applicationTexts.checking : applicationTexts.uploading}
        </label>
        <span className={classes.percent}>{applicationTexts.percent(percent)}</span>
      </div>
      <progress id="upload-progress" max={100} value={percent} className={classes.bar} />
      {/* Once everything is sent, canceling would not undo it. */}
      {!sent && (
        <Button variant="default" size="sm" onClick={onCancel}>
          {applicationTexts.cancelUpload}
        </Button>
      )}
    </div>
  );
}
