import { applicationTexts } from "#texts/application";
import { Button } from "../../components/ui/Button";
import classes from "./UploadProgress.module.css";

interface UploadProgressProps {
  /** 0 to 1 */
  share: number;
  onCancel: () => void;
}

/** How far the upload is, and the way to stop it. */
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
      {/* Once all is sent it is the server's: stopping now would not take it back. */}
      {!sent && (
        <Button variant="default" size="sm" onClick={onCancel}>
          {applicationTexts.cancelUpload}
        </Button>
      )}
    </div>
  );
}
