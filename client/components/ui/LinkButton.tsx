import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface LinkButtonProps extends ButtonProps {
  onClick?: () => void;
  to: string;
  children: ReactNode;
}

/** A link to a page of this site that looks like a button. */
export const LinkButton = ({ to, ...props }: LinkButtonProps) => (
  <Button component={Link} to={to} {...props} />
);
