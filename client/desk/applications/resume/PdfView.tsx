import { ActionIcon, Button } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { resumeViewTexts as texts } from "#texts/desk-applications";
import { ErrorState } from "../../../components/ui/ErrorState";
import { Skeleton } from "../../../components/ui/Skeleton";
import type { PdfFile } from "./pdf";
import { PdfPageView } from "./PdfPageView";
import { usePdf } from "./use-pdf";
import classes from "./ResumeView.module.css";

interface PdfViewProps {
  address: string;
  /** The candidate's name. */
  name: string;
}

/** A PDF in the page: loading, failed, broken, or its pages. */
export function PdfView({ address, name }: PdfViewProps) {
  const [attempt, setAttempt] = useState(0);
  const state = usePdf(address, attempt);
  if (state.kind === "loading")
    return (
      <div className={classes.loading} aria-busy="true">
        <p className="visually-hidden" role="status">
          {texts.opening}
        </p>
        <Paper />
      </div>
    );
  if (state.kind === "failed")
    return <ErrorState title={texts.failed} onRetry={() => setAttempt(attempt + 1)} />;
  if (state.kind === "broken")
    return (
      <div className={classes.plain}>
        <p className={classes.file}>{texts.broken}</p>
        <p className={classes.note}>{texts.brokenText}</p>
      </div>
    );
  return <Pages file={state.file} name={name} />;
}

const Paper = () => <Skeleton height="32rem" radius="var(--radius-sm)" />;

/** Zoom levels; 1 fits the page's width. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const FIT = 1;

function Pages({ file, name }: { file: PdfFile; name: string }) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [zoom, setZoom] = useState(FIT);
  const [current, setCurrent] = useState(1);
  const step = (by: number) => setZoom(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom);
  const onVisible = useCallback((page: number) => setCurrent(page), []);
  const pages = Array.from({ length: file.numPages }, (_, index) => index + 1);
  return (
    <>
      <div className={classes.bar}>
        <p role="status">{texts.page(current, file.numPages)}</p>
        <div className={classes.zoom}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.zoomOut}
            disabled={zoom === ZOOMS[0]}
            onClick={() => step(-1)}
          >
            <IconMinus size={18} aria-hidden="true" />
          </ActionIcon>
          <Button
            variant="default"
            size="sm"
            aria-label={texts.fit(zoom * 100)}
            onClick={() => setZoom(FIT)}
          >
            {texts.percent(zoom * 100)}
          </Button>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.zoomIn}
            disabled={zoom === ZOOMS.at(-1)}
            onClick={() => step(1)}
          >
            <IconPlus size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      {/* A region that scrolls takes the focus, so that the arrow keys scroll it. */}
      <div className={classes.pages} role="region" aria-label={texts.viewer(name)} tabIndex={0}>
        <div ref={ref} className={classes.fit}>
          {width === 0 ? (
            <Paper />
          ) : (
            pages.map((page) => (
              <PdfPageView
                key={page}
                file={file}
                number={page}
                width={width * zoom}
                onVisible={onVisible}
              />
            ))
          )}
        </div>
      </div>
    </>
  );
}
