import type { AnchorHTMLAttributes } from "react";
import { ButtonLabel, buttonLook, type ButtonLook } from "./Button";

interface AnchorButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that leaves the client's pages (another site, a file, a server's redirect). */
export function AnchorButton(props: AnchorButtonProps) {
  const { variant, size, fullWidth, leftSection, rightSection, className, children, ...link } =
    props;
  return (
    <a {...link} {...buttonLook({ variant, size, fullWidth }, className)}>
      <ButtonLabel leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonLabel>
    </a>
  );
}
