import type { ReactNode } from "react";
import { about } from "#content/home";
import { LinkButton } from "../ui/LinkButton";
import { Picture } from "../ui/Picture";
import { Unbroken } from "../ui/Unbroken";
import classes from "./About.module.css";

/**
 * About the firm: a picture and a text.
 * @param children shown below them: figures about the firm
 */
export const About = ({ children }: { children: ReactNode }) => (
  <section className={classes.band} aria-labelledby="about-us">
    <div className="container">
      <div className={classes.about}>
        <Picture name="about" className={classes.picture} width={560} height={430} />
        <div className={classes.text}>
          <h2 id="about-us">{about.title}</h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken text={paragraph} />
            </p>
          ))}
          <LinkButton to={about.action.to} variant="outline" className={classes.more}>
            {about.action.label}
          </LinkButton>
        </div>
      </div>
      {children}
    </div>
  </section>
);
