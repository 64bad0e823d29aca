import { useState } from "react";
import classes from "./CompanyLogo.module.css";

interface CompanyLogoProps {
  /** Null if the company has no logo. */
  url: string | null;
  /** Width and height in CSS pixels. */
  size?: number;
}

const DEFAULT_LOGO = "/company-default.svg";

/** A company's logo in a fixed square, or a default picture. Decorative: the company's name is always next to it. */
export function CompanyLogo({ url, size = 56 }: CompanyLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const source = url === null || url === brokenUrl ? DEFAULT_LOGO : url;
  return (
    <span
      className={classes.frame}
      // An SVG logo has its own background and corners; an uploaded picture may need ours.
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
