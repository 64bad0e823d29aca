import { useEffect, useState, type ReactNode, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";
import { useShownScheme } from "../../../lib/color-scheme";
import classes from "./Editor.module.css";

/** A document with a doctype, so that the browser lays it out like a page of the site. */
const EMPTY = "<!doctype\nhtml>";

interface PreviewFrameProps {
  title: string;
  /** Width of the page in CSS pixels: its media queries see this, not the editor's width. */
  width: number;
  /** How much smaller it is drawn. */
  scale: number;
  children: ReactNode;
}

/** A picture of a page of the site: nothing in it can be clicked or reached. */
export function PreviewFrame({ title, width, scale, children }: PreviewFrameProps) {
  const scheme = useShownScheme();
  const [frame, setFrame] = useState<Document | null>(null);
  const load = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument } = currentTarget;
    if (contentDocument === null) return;
    copyStyles(contentDocument);
    contentDocument.documentElement.lang = document.documentElement.lang;
    contentDocument.body.inert = true;
    setFrame(contentDocument);
  };
  useEffect(() => {
    if (frame !== null) frame.documentElement.dataset.colorScheme = scheme;
  }, [frame, scheme]);
  return (
    <iframe
      className={classes.frame}
      title={title}
      srcDoc={EMPTY}
      onLoad={load}
      tabIndex={-1}
      style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
    >
      {frame !== null && createPortal(children, frame.body)}
    </iframe>
  );
}

function copyStyles(target: Document): void {
  for (const { ownerNode } of document.styleSheets) {
    if (ownerNode === null) continue;
    target.head.append(target.importNode(ownerNode, true));
  }
}
