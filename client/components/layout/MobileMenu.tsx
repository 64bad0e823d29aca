import { IconBrandWhatsapp, IconMail, IconPhone, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import {
  industriesMenu,
  resources,
  solutionsMenu,
  type NavigationGroup,
} from "#content/navigation";
import { pageNames } from "#texts/page-names";
import { shellTexts } from "#texts/shell";
import { closeOnBack } from "../../lib/back-closes";
import { paths } from "#site/paths";
import { OPENS_DIALOG, useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import { useSite } from "../../lib/site";
import { Button } from "../ui/Button";
import { LinkButton } from "../ui/LinkButton";
import { chatUrl } from "./chat-url";
import { ColorSchemeToggle } from "./ColorSchemeToggle";
import { Logo } from "./Logo";
import classes from "./MobileMenu.module.css";
import { ViewerLinks } from "./ViewerLinks";
import { ViewerPerson } from "./ViewerPerson";

export interface MobileMenuProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * The full-screen menu on narrow screens. A native dialog: it traps the focus and closes on Escape; the browser's
 * Back closes it, too.
 */
export function MobileMenu({ opened, onClose }: MobileMenuProps) {
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const { pathname, search } = useLocation();
  useEffect(() => dialog.current?.close(), [pathname, search]);
  useEffect(() => {
    if (!opened) return;
    dialog.current?.showModal();
    return closeOnBack(() => {
      dialog.current?.close();
      return true;
    });
  }, [opened]);

  return (
    <dialog ref={dialog} className={classes.menu} aria-label={shellTexts.menu} onClose={onClose}>
      <div className={classes.bar}>
        <Logo name={site.name} />
        <button
          type="button"
          className={classes.close}
          aria-label={shellTexts.closeMenu}
          onClick={close}
        >
          <IconX size={24} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={shellTexts.menu} className={classes.links}>
        <Link to={paths.home} onClick={close}>
          {pageNames.home}
        </Link>
        {[solutionsMenu, industriesMenu, resources].map((group) => (
          <Group key={group.label} group={group} onFollow={close} />
        ))}
        <Link to={paths.pricing} onClick={close}>
          {pageNames.pricing}
        </Link>
        <Link to={paths.contact} onClick={close}>
          {pageNames.contact}
        </Link>
      </nav>
      <div className={classes.actions}>
        <ViewerPart onFollow={close} />
        <LinkButton to={paths.jobs()} onClick={close} fullWidth>
          {pageNames.jobs}
        </LinkButton>
        <ColorSchemeToggle className={classes.colors} showsChoice />
      </div>
      <ContactLines />
    </dialog>
  );
}

/** The menu of the signed-in person, or "Log In". */
function ViewerPart({ onFollow }: { onFollow: () => void }) {
  const { viewer } = useViewer();
  const { openSignIn } = useSignIn();
  const logIn = () => {
    onFollow();
    openSignIn();
  };
  if (viewer === null)
    return (
      <Button {...OPENS_DIALOG} variant="default" fullWidth onClick={logIn}>
        {shellTexts.logIn}
      </Button>
    );
  return (
    <section className={classes.viewer} aria-label={shellTexts.hello(viewer.name)}>
      <ViewerPerson viewer={viewer} onFollow={onFollow} />
      <ViewerLinks viewer={viewer} className={classes.sublinks} onFollow={onFollow} />
    </section>
  );
}

const Group = ({ group, onFollow }: { group: NavigationGroup; onFollow: () => void }) => (
  <details name="mobile-menu">
    <summary>{group.label}</summary>
    <ul className={classes.sublinks}>
      {group.links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </details>
);

function ContactLines() {
  const { name, phone, email, address, chatNumber } = useSite();
  return (
    <address className={classes.contact}>
      <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
        <IconPhone size={18} aria-hidden="true" /> {phone}
      </a>
      <a href={`mailto:${email}`}>
        <IconMail size={18} aria-hidden="true" /> {email}
      </a>
      {chatNumber !== "" && (
        <a href={chatUrl(chatNumber, name)} target="_blank" rel="noopener noreferrer">
          <IconBrandWhatsapp size={18} aria-hidden="true" /> {shellTexts.chat}
        </a>
      )}
      {address !== null && <span>{address}</span>}
    </address>
  );
}
