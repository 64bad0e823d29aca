import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from "@tabler/icons-react";
import { useHydrated } from "../../lib/hydrated";

interface Choice {
  next: MantineColorScheme;
  label: string;
  Icon: Icon;
}

const choices: Record<MantineColorScheme, Choice> = {
  auto: { next: "light", label: "as the system", Icon: IconDeviceDesktop },
  light: { next: "dark", label: "light", Icon: IconSun },
  dark: { next: "auto", label: "dark", Icon: IconMoon },
};

/** Goes round: as the system, light, dark. The choice is kept in the browser. */
export function ColorSchemeToggle({ className }: { className?: string }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The server does not know the choice; the first render must look like its HTML.
  const { next, label, Icon } = choices[useHydrated() ? colorScheme : "auto"];
  return (
    <button
      type="button"
      className={className}
      aria-label={`Colours: ${label}. Change`}
      title={`Colours: ${label}`}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
