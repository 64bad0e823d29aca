import type { ReactNode } from "react";
import { newsletterWithoutScript } from "#content/home";
import { NeedsScript } from "../../components/ui/NeedsScript";
import { Skeleton } from "../../components/ui/Skeleton";
import classes from "./NewsletterBand.module.css";

/** The newsletter section, below the news. */
export const NewsletterBand = ({ children }: { children: ReactNode }) => (
  <div className={classes.band} data-screen-only>
    <div className="container">{children}</div>
  </div>
);

/** As high as the newsletter form, so that nothing shifts when it loads. Without scripts, it stays. */
export const NewsletterPlaceholder = () => (
  <div className={classes.placeholder}>
    <Skeleton width="100%" height="100%" radius="var(--radius-xl)" />
    <NeedsScript text={newsletterWithoutScript} />
  </div>
);
