import { Burger, Button } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { Logo } from "../../components/layout/Logo";
import { lazyComponent } from "../../lib/lazy-component";
import { useSite } from "../../lib/site";
import type { Viewer } from "../../lib/session/viewer";
import { OnDemand } from "../parts/OnDemand";
import { sectionsFor } from "../sections";
import { DeskNav } from "./DeskNav";
import { Shortcuts } from "./Shortcuts";
import classes from "./DeskShell.module.css";

const Commands = lazyComponent(() => import("./Commands"), "Commands");

const NAV_ID = "desk-navigation";

/**
 * Header, navigation and command palette around the desk's pages. Not the kit's own shell, which adds a style element: the
 * page's content security policy does not allow any.
 */
export function DeskShell({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const site = useSite();
  const { pathname } = useLocation();
  const [opened, { toggle, close }] = useDisclosure(false);
  useEffect(close, [pathname, close]);
  /** How often someone asked for the command palette, which loads the first time. */
  const [asked, setAsked] = useState(0);
  const ask = () => setAsked((times) => times + 1);
  // In fields, too. A rich text takes the keys for its links. The palette would open beneath a native dialog.
  useHotkeys([["mod + K", () => document.querySelector("dialog[open]") === null && ask()]], []);
  return (
    <div data-desk>
      <header className={classes.header}>
        <Burger
          className={classes.burger}
          opened={opened}
          onClick={toggle}
          size="sm"
          aria-label={opened ? deskTexts.closeNav : deskTexts.openNav}
          aria-expanded={opened}
          aria-controls={NAV_ID}
        />
        {/* A page load, so that the desk's styles do not follow to the public pages. */}
        <a href={paths.home} className={classes.home} aria-label={deskTexts.toSite(site.name)}>
          <Logo name={site.name} />
        </a>
        <Button
          className={classes.search}
          variant="default"
          size="sm"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          onClick={ask}
          aria-keyshortcuts="Control+K"
        >
          {deskTexts.search}
          <kbd className={classes.keys}>{deskTexts.searchKeys}</kbd>
        </Button>
      </header>
      <nav
        id={NAV_ID}
        aria-label={deskTexts.sections}
        className={classes.navbar}
        data-open={opened || undefined}
      >
        <DeskNav viewer={viewer} />
      </nav>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {asked > 0 && (
        <OnDemand onFailed={() => setAsked(0)}>
          <Commands viewer={viewer} asked={asked} />
        </OnDemand>
      )}
      <Shortcuts sections={sectionsFor(viewer)} />
    </div>
  );
}
