import { IconBrandFacebook, IconBrandLinkedin, IconBrandX } from "@tabler/icons-react";
import { useSite } from "../../lib/site";
import classes from "./Footer.module.css";

/**
 * Sharing on the networks, and it says so: a bare row of network marks would promise profiles of
 * the firm, which a fresh site does not have.
 */
export function SocialLinks() {
  const { name, origin } = useSite();
  const url = encodeURIComponent(origin);
  const links = [
    {
      label: `Share ${name} on LinkedIn`,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      Icon: IconBrandLinkedin,
    },
    {
      label: `Share ${name} on X`,
      href: `https://x.com/intent/post?url=${url}`,
      Icon: IconBrandX,
    },
    {
      label: `Share ${name} on Facebook`,
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      Icon: IconBrandFacebook,
    },
  ];
  return (
    <div className={classes.social}>
      <span id="share-site">Share this site</span>
      <ul aria-labelledby="share-site">
        {links.map(({ label, href, Icon }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
              <Icon size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
