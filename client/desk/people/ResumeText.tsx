import type { ReactNode } from "react";
import { resumeTextTexts as texts } from "#texts/desk-people";
import { Button } from "../../components/ui/Button";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { ResumeBlocks } from "./ResumeBlocks";
import { useDeskResumeTextQuery } from "./ResumeText.generated";
import classes from "./ResumeText.module.css";

/** The text of an application's resume, for files that a page cannot show. Each reading is recorded. */
export function ResumeText({ applicationId }: { applicationId: string }) {
  const { data, error, loading, refetch } = useDeskResumeTextQuery({
    variables: { applicationId },
    ssr: false,
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => void refetch().catch(() => undefined);
  const text = data?.application?.resume.text;
  if (!text && loading)
    return (
      <div className={classes.state} aria-busy="true">
        <Skeleton height="12rem" />
      </div>
    );
  if (!text || error) return <ErrorState title={texts.failed} retrying={loading} onRetry={retry} />;
  if (text.status === "PENDING")
    return (
      <State title={texts.pending} words={texts.pendingText}>
        <Button variant="default" size="sm" loading={loading} onClick={retry}>
          {texts.again}
        </Button>
      </State>
    );
  if (text.status === "EMPTY") return <State title={texts.empty} words={texts.emptyText} />;
  if (text.status === "FAILED")
    return <State title={texts.unreadable} words={texts.problems[text.problem ?? "UNREADABLE"]} />;
  return (
    <>
      {text.isPartial && <p className={classes.partial}>{texts.partial}</p>}
      {text.blocks ? (
        <ResumeBlocks blocks={text.blocks} />
      ) : (
        <pre className={classes.text}>{text.text}</pre>
      )}
    </>
  );
}

const State = ({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children?: ReactNode;
}) => (
  <div className={classes.state} role="status">
    <p className={classes.title}>{title}</p>
    <p className={classes.words}>{words}</p>
    {children}
  </div>
);
