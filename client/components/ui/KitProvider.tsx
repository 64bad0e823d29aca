import "@mantine/core/styles/Input.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useHydrated } from "../../lib/hydrated";
import "./kit.css";
import { cssVariablesResolver, theme } from "./kit-theme";

/** Of the page's content security policy; the browser shows it to scripts only. */
const pageNonce = () => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";

/**
 * What the fields of the UI kit (Mantine) need around them. It stands around each form that has them, not around the
 * site: pages without such a form load nothing of the kit (docs/decisions/0010).
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      // All of them, made here from the theme: no style sheet repeats them. Their style element needs the nonce.
      withCssVariables={hydrated}
      deduplicateCssVariables={false}
      getStyleNonce={pageNonce}
      withGlobalClasses={false}
      // lib/color-scheme.ts looks after the scheme that is on.
      getRootElement={() => undefined}
    >
      {children}
    </MantineProvider>
  );
}
