import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { mergeTexts as texts } from "#texts/desk-companies";
import { paths } from "#site/paths";
import { Part } from "../../parts/Part";
import classes from "../Companies.module.css";

/** Leads to the merge with another company. */
export const MergeOffer = ({ id }: { id: string }) => (
  <Part id="company-merge" title={texts.title}>
    <p className={classes.muted}>{texts.text}</p>
    <Button
      variant="default"
      component={Link}
      to={paths.desk("companies", id, "merge")}
      className={classes.below}
    >
      {texts.open}
    </Button>
  </Part>
);
