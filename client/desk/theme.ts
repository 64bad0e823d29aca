import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { createElement } from "react";
import { deskTexts } from "#texts/desk";

/** Shades of the site's brand color; the site's tokens decide which one each scheme shows. */
const brand: MantineColorsTuple = [
  "#eaf5f3",
  "#d3e8e4",
  "#a7d2cb",
  "#78bab0",
  "#52a498",
  "#36877c",
  "#218076",
  "#1c7268",
  "#0f5a53",
  "#0b4742",
];

/** Neutral tones in the site's own green gray, lightest first. The kit writes in the seventh, so it meets WCAG AA on white. */
const gray: MantineColorsTuple = [
  "#f7f7f4",
  "#f2f1ec",
  "#e7ebe8",
  "#e0e4df",
  "#c3cdc9",
  "#a3b3ae",
  "#66756f",
  "#54635f",
  "#33403c",
  "#17211f",
];
const dark: MantineColorsTuple = [
  "#e7eeec",
  "#c3cdc9",
  "#a3b3ae",
  "#647973",
  "#3b4d47",
  "#26362f",
  "#1b2824",
  "#16211e",
  "#121c19",
  "#0e1715",
];

/**
 * An open dialog keeps the page behind it from scrolling, but leaves the scrollbar: to hide it, the kit would add a style
 * element, which the page's content security policy does not allow.
 */
const removeScrollProps = { removeScrollBar: false };

/** The arrow of the site's own selects, which parts that the account shares with the desk show. */
const select = {
  defaultProps: {
    rightSection: createElement(IconChevronDown, { size: 18, "aria-hidden": true }),
  },
};

/** Mantine in the site's type and shapes. */
export const theme = createTheme({
  colors: { brand, gray, dark },
  // By name: importing the parts would load them on every page.
  components: {
    Drawer: { defaultProps: { removeScrollProps } },
    // The palette is one. Other dialogs are the site's own.
    Modal: { defaultProps: { removeScrollProps } },
    NativeSelect: select,
    Select: select,
    MultiSelect: select,
    Notification: { defaultProps: { closeButtonProps: { "aria-label": deskTexts.closeMessage } } },
  },
  primaryColor: "brand",
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  cursorType: "pointer",
  defaultRadius: "md",
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-display)", fontWeight: "650" },
  radius: { sm: "6px", md: "10px", lg: "16px" },
});

const tokens = {
  "--mantine-color-body": "var(--color-page)",
  "--mantine-color-text": "var(--color-text)",
  "--mantine-color-bright": "var(--color-text)",
  "--mantine-color-dimmed": "var(--color-muted)",
  "--mantine-color-placeholder": "var(--color-muted)",
  "--mantine-color-anchor": "var(--color-brand)",
  "--mantine-color-error": "var(--color-error)",
  "--mantine-color-default": "var(--color-surface)",
  "--mantine-color-default-hover": "var(--color-sunken)",
  "--mantine-color-default-color": "var(--color-text)",
  "--mantine-color-default-border": "var(--color-field)",
  "--mantine-color-disabled": "var(--color-disabled)",
  "--mantine-color-disabled-color": "var(--color-disabled-text)",
  "--mantine-primary-color-filled": "var(--color-action)",
  "--mantine-primary-color-filled-hover": "var(--color-action-hover)",
  "--mantine-primary-color-contrast": "var(--color-action-text)",
  "--mantine-primary-color-light": "var(--color-brand-soft)",
  "--mantine-primary-color-light-hover": "var(--color-mint)",
  "--mantine-primary-color-light-color": "var(--color-brand-soft-text)",
  "--mantine-color-brand-filled": "var(--color-action)",
  "--mantine-color-brand-filled-hover": "var(--color-action-hover)",
  "--mantine-color-brand-light": "var(--color-brand-soft)",
  "--mantine-color-brand-light-hover": "var(--color-mint)",
  "--mantine-color-brand-light-color": "var(--color-brand-soft-text)",
  "--mantine-color-brand-outline": "var(--color-brand)",
  "--mantine-color-brand-text": "var(--color-brand)",
  "--mantine-color-red-filled": "var(--mantine-color-red-8)",
  "--mantine-color-red-filled-hover": "var(--mantine-color-red-9)",
};

/**
 * Colors that meet WCAG AA, unlike Mantine's own: the site's tokens. They change with the scheme by themselves, so both
 * schemes get the same list.
 */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
});
