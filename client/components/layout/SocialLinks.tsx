import { IconBrandFacebook, IconBrandLinkedin, IconBrandX } from "@tabler/icons-react";
import { shellTexts } from "#texts/shell";
import { useSite } from "../../lib/site";
import classes from "./Footer.module.css";

/**
 * Links for sharing on social networks, with a label that says so: without it, the icons would look like links to the
 * firm's profiles, which a new site does not have.
 */
export function SocialLinks() {
  const { name, origin } = useSite();
  const url = encodeURIComponent(origin);
  const links = [
    {
      network: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      Icon: IconBrandLinkedin,
    },
    {
      network: "X",
      href: `https://x.com/intent/post?url=${url}`,
      Icon: IconBrandX,
    },
    {
      network: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      Icon: IconBrandFacebook,
    },
  ];
  return (
    <div className={classes.social}>
      <span id="share-site">{shellTexts.share}</span>
      <ul aria-labelledby="share-site">
        {links.map(({ network, href, Icon }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={shellTexts.shareOn(name, network)}
            >
              <Icon size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
