import { Burger, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import { Logo } from "../../components/layout/Logo";
import { useSite } from "../../lib/site";
import type { Viewer } from "../../lib/session/viewer";
import { sectionsFor } from "../sections";
import { Commands } from "./Commands";
import { DeskNav } from "./DeskNav";
import { Shortcuts } from "./Shortcuts";
import classes from "./DeskShell.module.css";

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
          onClick={spotlight.open}
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
      <Commands viewer={viewer} />
      <Shortcuts sections={sectionsFor(viewer)} />
    </div>
  );
}
