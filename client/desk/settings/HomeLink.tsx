import { settingTexts as texts } from "#texts/desk-settings";
import { paths } from "#site/paths";
import classes from "./Settings.module.css";

/** Says what the home page shows, with a link to it. */
export const HomeLink = ({ areSamples }: { areSamples: boolean }) => (
  <p className={classes.note}>
    {areSamples && `${texts.samples} `}
    <a href={paths.home} target="_blank" rel="noreferrer">
      {texts.seeHome} {texts.newTab}
    </a>
  </p>
);
