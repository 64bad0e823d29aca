import { useEffect, useRef } from "react";
import { NavLink } from "@mantine/core";
import { IconLogout, IconUserCircle } from "@tabler/icons-react";
import { Link, useLocation } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { shellTexts } from "#texts/shell";
import { paths, sectionIn } from "#site/paths";
import { ColorSchemeToggle } from "../../components/layout/ColorSchemeToggle";
import { useSignIn } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import { sectionsFor, type Section } from "../sections";
import classes from "./DeskNav.module.css";

const groups = ["work", "firm", "admin"] as const;

/** The desk's sections by group, then what concerns the person who is signed in. */
export function DeskNav({ viewer }: { viewer: Viewer }) {
  const sections = sectionsFor(viewer);
  const byGroup = groups.map((group) => ({
    group,
    members: sections.filter((section) => section.group === group),
  }));
  return (
    <>
      <div className={classes.sections}>
        {byGroup.map(
          ({ group, members }) =>
            members.length > 0 && (
              <div key={group} className={classes.group}>
                <p className={classes.groupName}>{deskTexts.groups[group]}</p>
                {members.map((section) => (
                  <SectionLink key={section.id} section={section} />
                ))}
              </div>
            ),
        )}
      </div>
      <Person viewer={viewer} />
    </>
  );
}

function SectionLink({ section: { id, Icon } }: { section: Section }) {
  const isCurrent = sectionIn(useLocation().pathname) === id;
  const link = useRef<HTMLAnchorElement>(null);
  // An administrator's sections don't fit on a laptop's screen.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <NavLink
      component={Link}
      ref={link}
      to={paths.desk(id)}
      label={deskTexts.names[id]}
      leftSection={<Icon size={18} aria-hidden="true" />}
      active={isCurrent}
      aria-current={isCurrent ? "page" : undefined}
      className={classes.link}
    />
  );
}

function Person({ viewer }: { viewer: Viewer }) {
  const { openSignIn } = useSignIn();
  return (
    <div className={classes.person}>
      {viewer.name !== "" && <p className={classes.name}>{viewer.name}</p>}
      <p className={classes.email}>{viewer.email}</p>
      <NavLink
        href={paths.account()}
        label={shellTexts.account}
        leftSection={<IconUserCircle size={18} aria-hidden="true" />}
        className={classes.link}
      />
      <ColorSchemeToggle className={classes.colors} showsChoice />
      <NavLink
        component="button"
        label={shellTexts.signOut}
        leftSection={<IconLogout size={18} aria-hidden="true" />}
        onClick={() => openSignIn({ view: "signOut" })}
        className={classes.link}
      />
    </div>
  );
}
