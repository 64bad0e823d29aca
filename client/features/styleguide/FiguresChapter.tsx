import { Figure } from "../../components/figures/Figure";
import { Steps } from "../../components/marketing/Steps";
import { Picture } from "../../components/ui/Picture";
import { body } from "./figures.page.md";
import { Chapter } from "./Specimen";
import { sceneNames } from "./styleguide-tokens";
import classes from "./Styleguide.module.css";

const steps = [
  { when: "Day 0", title: "You call", text: "Thirty minutes, free." },
  { title: "We answer", text: "Within five working days." },
  { title: "They start", text: "And now you pay." },
];

/** Steps, scenes and the figures of content files (dev/build/figures.ts). */
export const FiguresChapter = () => (
  <Chapter title="Pictures that say something">
    <h3>Steps: on a line; upright beside a figure</h3>
    <Steps items={steps} />
    <Steps items={steps} upright />
    <h3>Scenes, for the grounds of titles and tiles</h3>
    <ul className={classes.scenes}>
      {sceneNames.map((scene) => (
        <li key={scene}>
          <Picture file="scenes" name={scene} width={460} height={320} />
          <code>{scene}</code>
        </li>
      ))}
    </ul>
    {body.sections.map(({ id, text, figure = "" }) => (
      <div key={id}>
        <h3>figure {text}</h3>
        <Figure html={figure} />
      </div>
    ))}
  </Chapter>
);
