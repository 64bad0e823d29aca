import type { AnchorHTMLAttributes } from "react";
import { ButtonLabel, buttonLook, type ButtonLook } from "./Button";

interface AnchorButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that the client's router does not handle (another site, a file, a redirect by the server). */
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
