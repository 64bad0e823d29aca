interface PictureProps {
  /** `scenes` are for dark bands and keep their colors. */
  file?: "pictures" | "scenes";
  /** Id in that file under public/, e.g. "step-code". */
  name: string;
  className?: string;
  width: number;
  height: number;
}

/**
 * A drawing of ours. They lie in files that are fetched once; those of pictures.svg take the page's
 * colors (`--pic-*` in tokens.css). Decoration: the text beside it says the same.
 */
export const Picture = ({ file = "pictures", name, className, width, height }: PictureProps) => (
  <svg className={className} width={width} height={height} aria-hidden="true" focusable="false">
    <use href={`/${file}.svg#${name}`} />
  </svg>
);
