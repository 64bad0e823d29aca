import { IconDownload } from "@tabler/icons-react";
import { resumeViewTexts as texts } from "#texts/desk-applications";
import { AnchorButton } from "../../../components/ui/AnchorButton";
import { DotList } from "../../../components/ui/DotList";
import { fileSize } from "../../../components/resume/file-size";
import { usDate } from "../../../lib/us-date";
import { ResumeText } from "../../people/ResumeText";
import { PdfView } from "./PdfView";
import type { ResumeView_ResumeFragment } from "./ResumeView.generated";
import classes from "./ResumeView.module.css";

interface ResumeViewProps {
  resume: ResumeView_ResumeFragment;
  /** The candidate's name. */
  name: string;
  /** The application that it was sent with. */
  applicationId: string;
}

const PDF = "application/pdf";

/** A resume, opened in the page: a PDF as it looks, other files as their text. */
export function ResumeView({ resume, name, applicationId }: ResumeViewProps) {
  const { fileName, contentType, sizeBytes, scanStatus, uploadedAt, url } = resume;
  const isPdf = contentType === PDF;
  // Other files are shown as their text, which says so itself.
  const gap = isPdf && resume.coverage !== null ? texts.gaps[resume.coverage] : null;
  return (
    <section aria-labelledby="application-resume" className={classes.resume}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 id="application-resume" className={classes.title}>
            {texts.title}
          </h2>
          <p className={classes.file}>{fileName}</p>
          <p className={classes.note}>
            <DotList
              items={[
                texts.facts(fileSize(sizeBytes), usDate(uploadedAt)),
                ...(scanStatus === "NOT_SCANNED" ? [texts.notScanned] : []),
                texts.recorded,
              ]}
            />
          </p>
          {gap && <p>{gap}</p>}
        </div>
        <AnchorButton
          href={url}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          {texts.download}
        </AnchorButton>
      </header>
      {isPdf ? (
        <PdfView address={resume.contentUrl} name={name} />
      ) : (
        <ResumeText applicationId={applicationId} />
      )}
    </section>
  );
}
