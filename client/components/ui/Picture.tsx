interface PictureProps {
  /** Id in public/pictures.svg, e.g. "step-code". */
  name: string;
  className?: string;
  width: number;
  height: number;
}

/**
 * A drawing of ours. All lie in one file that is fetched once and takes the page's colours
 * (`--pic-*` in tokens.css). Decoration: the text beside it says the same.
 */
export const Picture = ({ name, className, width, height }: PictureProps) => (
  <svg className={className} width={width} height={height} aria-hidden="true" focusable="false">
    <use href={`/pictures.svg#${name}`} />
  </svg>
);
