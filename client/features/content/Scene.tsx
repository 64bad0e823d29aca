import { sceneAddress } from "../../lib/scene-address";

interface SceneProps {
  /** Name of a file in public/scenes, e.g. "healthcare". */
  name: string;
  className?: string | undefined;
}

/** A drawing for dark backgrounds, 460 by 320. Decorative: the text next to it says the same. */
export const Scene = ({ name, className }: SceneProps) => (
  <svg className={className} viewBox="0 0 460 320" aria-hidden="true" focusable="false">
    <use href={sceneAddress(name)} />
  </svg>
);
