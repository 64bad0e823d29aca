import { IconExternalLink } from "@tabler/icons-react";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { useSite } from "../../lib/site";
import { contactTexts } from "#texts/contact";
import classes from "./MapCard.module.css";

/** Opens the device's map app (developers.google.com/maps/documentation/urls). */
const mapUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/**
 * The firm's location, if it has an address: a drawing and a link. An embedded map would tell its provider who reads
 * this page.
 */
export function MapCard() {
  const { address } = useSite();
  if (address === null) return null;
  return (
    <section className={classes.card} aria-labelledby="map">
      <MapPicture />
      <div className={classes.text}>
        <h2 id="map">{contactTexts.mapTitle}</h2>
        <p>{address}</p>
        <AnchorButton
          href={mapUrl(address)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="sm"
          rightSection={<IconExternalLink size={16} aria-hidden="true" />}
        >
          {contactTexts.mapAction}
        </AnchorButton>
      </div>
    </section>
  );
}

const ROADS =
  "M-10 62 740 24M-10 132l750-34M62-10l36 230M196-10l28 230M334-10l20 230M470-10l16 230M606-10l10 230";
const BLOCKS =
  "m104 72 82-4 6 38-82 4ZM236 65l86-4 4 38-84 4ZM366 58l92-4 4 38-92 4ZM494 52l100-5 2 38-98 5ZM20 76l46-2 6 37-46 2ZM246 132l84-4 4 46-84 4ZM498 118l100-5 2 46-98 5Z";

const MapPicture = () => (
  <svg
    className={classes.picture}
    viewBox="0 0 720 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="720" height="200" fill="var(--color-sunken)" />
    <path d="M0 158c110-40 200 26 330-4s220-70 390-30v80H0Z" fill="var(--color-brand-soft)" />
    <path d={ROADS} stroke="var(--color-line-strong)" strokeWidth="8" fill="none" />
    <path d={ROADS} stroke="var(--color-surface)" strokeWidth="5" fill="none" />
    <path d={BLOCKS} fill="var(--color-line)" />
    <path
      d="M360 142c-2-20-30-35-30-62a30 30 0 0 1 60 0c0 27-28 42-30 62Z"
      fill="var(--color-accent)"
      stroke="var(--color-accent-text)"
      strokeWidth="3"
    />
    <circle cx="360" cy="80" r="10" fill="var(--color-accent-text)" />
  </svg>
);
