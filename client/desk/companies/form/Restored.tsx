import { Button } from "@mantine/core";
import { companyFormTexts as texts } from "#texts/desk-companies";
import { Message } from "../../../components/ui/Message";
import classes from "../Companies.module.css";

/** Says that the form shows what was typed before. */
export const Restored = ({ onStartOver }: { onStartOver: () => void }) => (
  <div className={classes.restored}>
    <Message tone="info">{texts.restored}</Message>
    <Button size="compact-sm" variant="default" onClick={onStartOver}>
      {texts.discard}
    </Button>
  </div>
);
