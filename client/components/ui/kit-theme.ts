import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

/** Deep blue-green ink: the brand's colour. */
const ink: MantineColorsTuple = [
  "#ecf6f4",
  "#d5eae6",
  "#a9d5ce",
  "#79bdb4",
  "#4fa69b",
  "#2f8d82",
  "#1c7268",
  "#0f5a53",
  "#0b4742",
  "#083430",
];

/** Warm apricot, for the few things that should be seen first. */
const apricot: MantineColorsTuple = [
  "#fff3e8",
  "#ffe3cc",
  "#ffc79b",
  "#ffaa68",
  "#f98f3f",
  "#ec7a22",
  "#c95f10",
  "#a34a08",
  "#7f3a08",
  "#5e2b07",
];

/**
 * Greys with a drop of the brand's green, so that surfaces and brand belong together. The kit draws the edges of fields
 * in the fifth grey (in `dark`, too): it has 3 to 1 against what is around it.
 */
const gray: MantineColorsTuple = [
  "#f6f8f7",
  "#edf1ef",
  "#dfe5e3",
  "#cbd4d1",
  "#84928d",
  "#74837e",
  "#5a6a66",
  "#44534f",
  "#2c3936",
  "#17211f",
];

const dark: MantineColorsTuple = [
  "#dfe8e5",
  "#b9c8c4",
  "#93a6a1",
  "#6a7f79",
  "#647973",
  "#26362f",
  "#182521",
  "#101a17",
  "#0b1311",
  "#070d0b",
];

// Defined in tokens.css, with stand-ins for the time until the web fonts are there.
const text = "var(--font-text)";
const display = "var(--font-display)";

/** Staffboard's look for Mantine's components. Layout uses the variables of tokens.css. */
export const theme = createTheme({
  colors: { ink, apricot, gray, dark },
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: "#17211f",
  fontFamily: text,
  headings: { fontFamily: display, fontWeight: "650" },
  defaultRadius: "md",
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "16px", xl: "24px" },
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
  components: {
    TextInput: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
  },
});

/** Mantine's own values for these fail WCAG AA on our surfaces. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "#fbfaf7",
    "--mantine-color-text": "#17211f",
    "--mantine-color-dimmed": "#54635f",
    "--mantine-color-placeholder": "#66746f",
    "--mantine-color-anchor": "#0f5a53",
    "--mantine-color-error": "#b3261e",
    "--mantine-color-default": "#ffffff",
    "--mantine-color-default-border": "#c3cdc9",
    "--mantine-color-ink-light-color": "#0b4742",
  },
  dark: {
    "--mantine-color-body": "#0e1715",
    "--mantine-color-text": "#e7eeec",
    "--mantine-color-dimmed": "#a3b3ae",
    "--mantine-color-placeholder": "#8ea09a",
    "--mantine-color-anchor": "#8fd0c7",
    "--mantine-color-error": "#ff9d94",
    "--mantine-color-default": "#16211e",
    "--mantine-color-default-border": "#3b4d47",
    "--mantine-color-ink-light-color": "#a9d5ce",
  },
});
