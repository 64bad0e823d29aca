import { IconSearch } from "@tabler/icons-react";
import { NavLink, Link } from "react-router-dom";
import { industriesMenu, solutionsMenu, type NavigationGroup } from "#content/navigation";
import { commonTexts } from "#texts/common";
import { pageNames } from "#texts/page-names";
import { shellTexts } from "#texts/shell";
import { paths } from "#site/paths";
import { useSite } from "../../lib/site";
import { LinkButton } from "../ui/LinkButton";
import { SearchForm } from "../ui/SearchForm";
import { ColorSchemeToggle } from "./ColorSchemeToggle";
import { Disclosure } from "./Disclosure";
import classes from "./Header.module.css";
import { Logo } from "./Logo";
import { MenuButton } from "./MenuButton";
import { SCROLL_THRESHOLD, useScrolled } from "./use-scrolled";
import { ViewerButton } from "./ViewerButton";

/** The site's header. It stays at the top and gets a shadow once the page is scrolled. */
export function Header() {
  const site = useSite();
  const scrolled = useScrolled(SCROLL_THRESHOLD);
  return (
    <header className={classes.header} data-scrolled={scrolled}>
      <div className={`container ${classes.bar}`}>
        <Link to={paths.home} className={classes.home} aria-label={shellTexts.homeLink(site.name)}>
          <Logo name={site.name} />
        </Link>
        <nav className={classes.navigation} aria-label={shellTexts.mainMenu}>
          <NavLink to={paths.home} end className={classes.link}>
            {pageNames.home}
          </NavLink>
          <Dropdown group={solutionsMenu} />
          <Dropdown group={industriesMenu} />
          <NavLink to={paths.pricing} className={classes.link}>
            {pageNames.pricing}
          </NavLink>
          <NavLink to={paths.contact} className={classes.link}>
            {pageNames.contact}
          </NavLink>
        </nav>
        <div className={classes.actions}>
          <ColorSchemeToggle className={`${classes.icon} ${classes.wide}`} />
          <HeaderSearch />
          <ViewerButton />
          <span className={classes.wide}>
            <LinkButton to={paths.jobs()}>{pageNames.jobs}</LinkButton>
          </span>
          <MenuButton className={`${classes.icon} ${classes.narrow}`} />
        </div>
      </div>
    </header>
  );
}

const Dropdown = ({ group }: { group: NavigationGroup }) => (
  <Disclosure
    className={classes.dropdown}
    name="header"
    summary={group.label}
    summaryClassName={`${classes.link} ${classes.expandable}`}
  >
    <ul className={classes.panel} data-columns={group.links.length > 7 ? 2 : 1}>
      {group.links.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </Disclosure>
);

const HeaderSearch = () => (
  <Disclosure
    className={classes.search}
    name="header"
    label={commonTexts.search}
    summary={<IconSearch size={20} aria-hidden="true" />}
    summaryClassName={classes.icon}
    onOpened={(element) => element.querySelector("input")?.focus()}
  >
    <div className={classes.searchPanel}>
      <SearchForm id="header-search" />
    </div>
  </Disclosure>
);
