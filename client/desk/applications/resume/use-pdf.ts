import { useEffect, useState } from "react";
import type { PdfFile } from "./pdf";

export type PdfState =
  | { kind: "loading" }
  | { kind: "ready"; file: PdfFile }
  /** The file could not be loaded; trying again may help. */
  | { kind: "failed" }
  /** The file is not one that can be shown. */
  | { kind: "broken" };

/** Loads a PDF and the code that shows it. @param attempt another number loads it again */
export function usePdf(address: string, attempt: number): PdfState {
  const [state, setState] = useState<PdfState>({ kind: "loading" });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let close = () => undefined as void;
    const tell = (next: PdfState) => {
      if (!signal.aborted) setState(next);
    };
    const open = async () => {
      tell({ kind: "loading" });
      const loaded = await load(address, signal).catch(() => null);
      if (loaded === null) return tell({ kind: "failed" });
      const [data, { openPdf }] = loaded;
      const pdf = await openPdf(data).catch(() => null);
      if (pdf === null) return tell({ kind: "broken" });
      close = pdf.close;
      if (signal.aborted) close();
      tell({ kind: "ready", file: pdf.file });
    };
    void open();
    return () => {
      controller.abort();
      close();
    };
  }, [address, attempt]);
  return state;
}

/** Loads the file and the program that draws it at the same time. @throws if either fails */
async function load(address: string, signal: AbortSignal) {
  const bytes = async () => {
    const response = await fetch(address, { credentials: "same-origin", signal });
    if (!response.ok) throw new Error(`${response.status}`);
    return response.arrayBuffer();
  };
  return Promise.all([bytes(), import("./pdf")]);
}
