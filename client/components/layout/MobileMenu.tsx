import { IconBrandWhatsapp, IconMail, IconMenu2, IconPhone, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { industries, resources, solutions, type NavigationGroup } from "#content/navigation";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/site";
import { LinkButton } from "../ui/LinkButton";
import { chatUrl } from "./chat-url";
import { Logo } from "./Logo";
import classes from "./MobileMenu.module.css";
import { ViewerButton } from "./ViewerButton";

/**
 * The full-screen menu of narrow screens. A native dialog keeps the focus inside and closes on
 * Escape. The opener is a link to the footer, which holds the same links, for when no script runs.
 */
export function MobileMenu({ className }: { className?: string }) {
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const { pathname, search } = useLocation();
  useEffect(() => dialog.current?.close(), [pathname, search]);

  return (
    <>
      <a
        href="#site-footer"
        role="button"
        className={className}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        <IconMenu2 size={24} aria-hidden="true" />
      </a>
      <dialog ref={dialog} className={classes.menu} aria-label="Menu">
        <div className={classes.bar}>
          <Logo name={site.name} />
          <button type="button" className={classes.close} aria-label="Close menu" onClick={close}>
            <IconX size={24} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu" className={classes.links}>
          <Link to={paths.home} onClick={close}>
            Home
          </Link>
          {[solutions, industries, resources].map((group) => (
            <Group key={group.label} group={group} onFollow={close} />
          ))}
          <Link to={paths.pricing} onClick={close}>
            Pricing
          </Link>
          <Link to={paths.contact} onClick={close}>
            Contact
          </Link>
        </nav>
        <div className={classes.actions}>
          <LinkButton to={paths.jobs()} onClick={close} fullWidth>
            Job Openings
          </LinkButton>
          <ViewerButton onOpen={close} />
        </div>
        <ContactLines />
      </dialog>
    </>
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
          <IconBrandWhatsapp size={18} aria-hidden="true" /> Chat on WhatsApp
        </a>
      )}
      {address !== null && <span>{address}</span>}
    </address>
  );
}
