import { Link, type LinkProps } from "react-router-dom";
import { ButtonLabel, buttonLook, type ButtonLook } from "./Button";

interface LinkButtonProps extends ButtonLook, LinkProps {
  to: string;
}

/** A link within this site that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, fullWidth, leftSection, rightSection, className, children, ...link } =
    props;
  return (
    <Link {...link} {...buttonLook({ variant, size, fullWidth }, className)}>
      <ButtonLabel leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonLabel>
    </Link>
  );
}
