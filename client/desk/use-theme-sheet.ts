import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { useInsertionEffect } from "react";
import { theme, variables } from "./theme";

function themeRules(): string {
  const full = mergeMantineTheme(DEFAULT_THEME, theme);
  return convertCssVariables(deepMerge(defaultCssVariablesResolver(full), variables(full)));
}

/**
 * The theme's values for the UI kit, as a constructed style sheet. The kit's provider would add a style element, which the
 * page's content security policy does not allow.
 */
export function useThemeSheet(): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeRules());
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
