import type { ReactNode } from "react";
import { Message } from "../../components/ui/Message";
import classes from "./JobResults.module.css";

/** Says above the list which values of filters were left out. */
export const LeftOut = ({ children }: { children: ReactNode }) => (
  <div className={classes.leftOut}>
    <Message tone="info">{children}</Message>
  </div>
);
