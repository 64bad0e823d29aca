import { sceneAddress } from "../../lib/scene-address";

interface PictureProps {
  /**
   * `scenes` are for dark backgrounds and keep their colors; `pictures` take the page's colors (`--pic-*` in
   * tokens.css).
   */
  file?: "pictures" | "scenes";
  /** Id in public/pictures.svg, e.g. "step-code", or name of a file in public/scenes. */
  name: string;
  className?: string;
  width: number;
  height: number;
}

/** A drawing. Decorative: the text next to it says the same. */
export const Picture = ({ file = "pictures", name, className, width, height }: PictureProps) => (
  <svg className={className} width={width} height={height} aria-hidden="true" focusable="false">
    <use href={file === "scenes" ? sceneAddress(name) : `/pictures.svg#${name}`} />
  </svg>
);
