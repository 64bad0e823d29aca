import { IconMenu2 } from "@tabler/icons-react";
import { useState, type ComponentType } from "react";
import { shellTexts } from "#texts/shell";
import type { MobileMenuProps } from "./MobileMenu";

const FOOTER = "#site-footer";

/**
 * Opens the full-screen menu of narrow screens, which is loaded then. The button is a link to the footer, which has
 * the same links, so it also works without scripts, and without a network.
 */
export function MenuButton({ className }: { className?: string }) {
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>(null);
  const [opened, setOpened] = useState(false);
  const open = async () => {
    try {
      const { MobileMenu } = await import("./MobileMenu");
      setMenu(() => MobileMenu);
      setOpened(true);
    } catch {
      window.location.hash = FOOTER;
    }
  };
  return (
    <>
      <a
        href={FOOTER}
        role="button"
        className={className}
        aria-label={shellTexts.menu}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <IconMenu2 size={24} aria-hidden="true" />
      </a>
      {Menu !== null && <Menu opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
