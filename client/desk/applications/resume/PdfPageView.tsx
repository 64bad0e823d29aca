import { useEffect, useRef, useState, type CSSProperties } from "react";
import { resumeViewTexts as texts } from "#texts/desk-applications";
import type { PdfFile, PdfPage } from "./pdf";
import classes from "./ResumeView.module.css";

/** Height of a page by its width, until it is read: US Letter. */
const LETTER = 11 / 8.5;
const WIDEST_RATIO = 20;

interface PdfPageViewProps {
  file: PdfFile;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** Called with its number when the reader gets to it. */
  onVisible: (page: number) => void;
}

/** A page, drawn while it is near what is on screen: a long file would need the memory of all its pages. */
export function PdfPageView({ file, number, width, onVisible }: PdfPageViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isNear = useNearness(place, () => onVisible(number));
  const page = usePage(file, number, isNear);
  const size = page?.getViewport({ scale: 1 });
  const scale = size ? width / size.width : 1;
  const ratio = size ? Math.min(size.height / size.width, WIDEST_RATIO) : LETTER;
  useEffect(() => {
    if (!isNear || page === null || canvas.current === null || words.current === null) return;
    let stop = () => undefined as void;
    let isOver = false;
    const draw = async (target: HTMLCanvasElement, layer: HTMLElement) => {
      const { drawPage } = await import("./pdf");
      if (!isOver) stop = drawPage(page, scale, target, layer);
    };
    void draw(canvas.current, words.current);
    return () => {
      isOver = true;
      stop();
    };
  }, [isNear, page, scale]);
  return (
    <div
      ref={place}
      role="group"
      aria-label={texts.pageLabel(number)}
      className={classes.page}
      style={styleOf(width, width * ratio, scale)}
    >
      {isNear && (
        <>
          <canvas ref={canvas} aria-hidden="true" className={classes.canvas} />
          <div ref={words} className={classes.textLayer} />
        </>
      )}
    </div>
  );
}

/** The library sizes the words by this variable. */
const styleOf = (width: number, height: number, scale: number): CSSProperties =>
  Object.assign({ width, height }, { "--total-scale-factor": String(scale) });

function usePage(file: PdfFile, number: number, isWanted: boolean): PdfPage | null {
  const [page, setPage] = useState<PdfPage | null>(null);
  useEffect(() => {
    let isOver = false;
    if (isWanted)
      file.getPage(number).then(
        (found) => {
          if (!isOver) setPage(found);
        },
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [file, number, isWanted]);
  return page;
}

/** Whether an element is on screen or just outside of it. @param onVisible called when its upper part is on screen */
function useNearness(place: { current: HTMLElement | null }, onVisible: () => void): boolean {
  const [isNear, setNear] = useState(false);
  const tell = useRef(onVisible);
  useEffect(() => {
    tell.current = onVisible;
  });
  useEffect(() => {
    if (place.current === null) return;
    const near = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: "800px" },
    );
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) tell.current();
      },
      { rootMargin: "-45% 0px -45% 0px" },
    );
    near.observe(place.current);
    seen.observe(place.current);
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, [place]);
  return isNear;
}
