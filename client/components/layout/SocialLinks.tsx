import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
} from "@tabler/icons-react";
import { useSite } from "../../lib/site";
import { chatUrl } from "./chat-url";
import classes from "./Footer.module.css";

/**
 * The firm's chat, and sharing on the networks: a firm's own profiles differ, while sharing its
 * site works for every one of them.
 */
export function SocialLinks() {
  const { name, origin, chatNumber } = useSite();
  const url = encodeURIComponent(origin);
  const links = [
    {
      label: `Share ${name} on LinkedIn`,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      Icon: IconBrandLinkedin,
    },
    {
      label: `Share ${name} on X`,
      href: `https://twitter.com/intent/tweet?url=${url}`,
      Icon: IconBrandX,
    },
    {
      label: `Share ${name} on Facebook`,
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      Icon: IconBrandFacebook,
    },
    {
      label: `Chat with ${name} on WhatsApp`,
      href: chatUrl(chatNumber, name),
      Icon: IconBrandWhatsapp,
    },
  ];
  return (
    <ul className={classes.social}>
      {links.map(({ label, href, Icon }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
            <Icon size={20} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
