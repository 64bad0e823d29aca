import type { ReactNode } from "react";
import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { Logo } from "../components/layout/Logo";
import { useSite } from "../lib/site";
import classes from "./Entrance.module.css";

/** What people see until the desk opens: sign-in and second factor. */
export function Entrance({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <>
      <header className={`container ${classes.header}`}>
        <a href={paths.home} className={classes.home} aria-label={deskTexts.toSite(site.name)}>
          <Logo name={site.name} />
        </a>
      </header>
      <main id="content" tabIndex={-1} className={`container ${classes.main}`}>
        <h1 className="visually-hidden">{deskTexts.title}</h1>
        {children}
      </main>
    </>
  );
}
