import { IconExternalLink } from "@tabler/icons-react";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { useSite } from "../../lib/site";
import { TEXTS } from "./contact-texts";
import classes from "./MapCard.module.css";

/** Opens whichever map the device prefers (developers.google.com/maps/documentation/urls). */
const mapUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/**
 * Where the firm is, when it says so: a drawing of ours and a link. A map of another host in a frame would tell it
 * who reads this page.
 */
export function MapCard() {
  const { address } = useSite();
  if (address === null) return null;
  return (
    <section className={classes.card} aria-labelledby="map">
      <MapPicture />
      <div className={classes.text}>
        <h2 id="map">{TEXTS.mapTitle}</h2>
        <p>{address}</p>
        <AnchorButton
          href={mapUrl(address)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="sm"
          rightSection={<IconExternalLink size={16} aria-hidden="true" />}
        >
          {TEXTS.mapAction}
        </AnchorButton>
      </div>
    </section>
  );
}

const MapPicture = () => (
  <svg
    className={classes.picture}
    viewBox="0 0 400 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="400" height="200" fill="var(--color-sunken)" />
    <path d="M0 150c60-30 110 20 180-6s90-64 220-40v96H0Z" fill="var(--color-brand-soft)" />
    <g stroke="var(--color-line-strong)" strokeWidth="7" fill="none">
      <path d="M-10 62 420 30M-10 128l430-34M70-10l34 230M196-10l24 230M318-10l18 230" />
    </g>
    <g stroke="var(--color-surface)" strokeWidth="4" fill="none">
      <path d="M-10 62 420 30M-10 128l430-34M70-10l34 230M196-10l24 230M318-10l18 230" />
    </g>
    <g fill="var(--color-line)">
      <path d="m112 70 76-6 4 40-74 6ZM226 62l84-6 4 38-84 6ZM20 76l52-4 6 42-54 4ZM232 128l82-6 4 44-82 4Z" />
    </g>
    <path
      d="M212 150c-2-22-34-40-34-70a34 34 0 0 1 68 0c0 30-32 48-34 70Z"
      fill="var(--color-accent)"
      stroke="var(--color-accent-text)"
      strokeWidth="3"
    />
    <circle cx="212" cy="80" r="12" fill="var(--color-accent-text)" />
  </svg>
);
