import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from "@tabler/icons-react";
import { shellTexts } from "#texts/shell";
import { chooseColors, useColorChoice, type ColorChoice } from "../../lib/color-scheme";

interface Choice {
  next: ColorChoice;
  Icon: Icon;
}

const choices: Record<ColorChoice, Choice> = {
  auto: { next: "light", Icon: IconDeviceDesktop },
  light: { next: "dark", Icon: IconSun },
  dark: { next: "auto", Icon: IconMoon },
};

interface ColorSchemeToggleProps {
  className?: string | undefined;
  /** Shows the choice in words next to its icon. */
  showsChoice?: boolean;
}

/** Switches between system, light and dark; the browser remembers the choice. */
export function ColorSchemeToggle({ className, showsChoice = false }: ColorSchemeToggleProps) {
  const choice = useColorChoice();
  const { next, Icon } = choices[choice];
  const name = shellTexts.colors[choice];
  return (
    <button
      type="button"
      className={className}
      aria-label={showsChoice ? undefined : shellTexts.changeColors(name)}
      title={shellTexts.colorsAre(name)}
      onClick={() => chooseColors(next)}
    >
      <Icon size={20} aria-hidden="true" />
      {showsChoice && shellTexts.colorsAre(name)}
    </button>
  );
}
