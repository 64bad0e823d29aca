interface PictureProps {
  /**
   * `scenes` are for dark backgrounds and keep their colors; `pictures` take the page's colors (`--pic-*` in
   * tokens.css).
   */
  file?: "pictures" | "scenes";
  /** Id in that file in public/, e.g. "step-code". */
  name: string;
  className?: string;
  width: number;
  height: number;
}

/** A drawing from an SVG file that the browser loads once. Decorative: the text next to it says the same. */
export const Picture = ({ file = "pictures", name, className, width, height }: PictureProps) => (
  <svg className={className} width={width} height={height} aria-hidden="true" focusable="false">
    <use href={`/${file}.svg#${name}`} />
  </svg>
);
