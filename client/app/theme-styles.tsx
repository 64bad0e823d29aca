import { MantineProvider } from "@mantine/core";
import { renderToString } from "react-dom/server";
import { cssVariablesResolver, theme } from "./theme";
import { UNUSED_COLOR } from "./unused-colors";

/**
 * The theme's CSS variables as a style element for the head, where HTML wants it; the provider itself
 * would put it into the body of every page.
 */
export const themeStyles = (nonce: string): string =>
  renderToString(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      withGlobalClasses={false}
      // Stronger than the kit's own values, which stand in a style sheet after these.
      cssVariablesSelector=":root:root"
      getStyleNonce={() => nonce}
    >
      {null}
    </MantineProvider>,
  ).replace(UNUSED_COLOR, "");
