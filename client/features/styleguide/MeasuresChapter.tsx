import { Chapter } from "./Specimen";
import { radii, shadows, spaces, textSizes } from "./styleguide-tokens";
import classes from "./Styleguide.module.css";

/** Type, spacing, corners and shadows. */
export const MeasuresChapter = () => (
  <>
    <Chapter title="Type">
      <p>Bricolage Grotesque for headings and figures, Inter for all else. Both are self-hosted.</p>
      <dl className={classes.type}>
        {textSizes.map(({ token, use, display }) => (
          <div key={token}>
            <dt>
              <code>{token}</code> {use}
            </dt>
            <dd data-display={display} style={{ fontSize: `var(${token})` }}>
              Registered nurse, $52 per hour
            </dd>
          </div>
        ))}
      </dl>
    </Chapter>
    <Chapter title="Space">
      <ul className={classes.spaces}>
        {spaces.map((space) => (
          <li key={space}>
            <code>--space-{space}</code>
            <span style={{ width: `var(--space-${space})` }} />
          </li>
        ))}
      </ul>
    </Chapter>
    <Chapter title="Corners and shadows">
      <ul className={classes.boxes}>
        {radii.map((radius) => (
          <li key={radius} style={{ borderRadius: `var(--radius-${radius})` }}>
            <code>--radius-{radius}</code>
          </li>
        ))}
        {shadows.map((shadow) => (
          <li key={shadow} style={{ boxShadow: `var(--shadow-${shadow})` }}>
            <code>--shadow-{shadow}</code>
          </li>
        ))}
      </ul>
    </Chapter>
  </>
);
