import { useState } from "react";
import classes from "./CompanyLogo.module.css";

interface CompanyLogoProps {
  /** Null when the company has none. */
  url: string | null;
  /** Edge in CSS pixels. */
  size?: number;
}

const DEFAULT_LOGO = "/company-default.svg";

/**
 * A company's logo in a fixed square, or the default picture. Decoration only: the company's name
 * always stands beside it.
 */
export function CompanyLogo({ url, size = 56 }: CompanyLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const source = url === null || url === brokenUrl ? DEFAULT_LOGO : url;
  return (
    <span
      className={classes.frame}
      // A drawn mark has a ground and corners of its own; an uploaded picture may need ours.
      data-mark={source.endsWith(".svg") || undefined}
      style={{ width: size, height: size }}
    >
      <img
        src={source}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(url)}
      />
    </span>
  );
}
