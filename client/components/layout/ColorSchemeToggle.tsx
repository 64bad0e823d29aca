import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from "@tabler/icons-react";
import { shellTexts } from "#texts/shell";
import { useHydrated } from "../../lib/hydrated";

interface Choice {
  next: MantineColorScheme;
  Icon: Icon;
}

const choices: Record<MantineColorScheme, Choice> = {
  auto: { next: "light", Icon: IconDeviceDesktop },
  light: { next: "dark", Icon: IconSun },
  dark: { next: "auto", Icon: IconMoon },
};

/** Goes round: as the system, light, dark. The choice is kept in the browser. */
export function ColorSchemeToggle({ className }: { className?: string }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The server does not know the choice; the first render must look like its HTML.
  const choice = useHydrated() ? colorScheme : "auto";
  const { next, Icon } = choices[choice];
  const name = shellTexts.colours[choice];
  return (
    <button
      type="button"
      className={className}
      aria-label={shellTexts.changeColours(name)}
      title={shellTexts.coloursAre(name)}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
