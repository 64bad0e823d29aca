import "./styles";

interface FigureProps {
  /** Made by dev/build/figures.ts; nothing else may be passed. */
  html: string;
  className?: string | undefined;
}

/** A figure of a content file. */
export const Figure = ({ html, className }: FigureProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
