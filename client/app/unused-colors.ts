/** A variable of one of Mantine's stock colours that the site's theme does not use: half of all it defines. */
export const UNUSED_COLOR =
  /\s*--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;}]*;/g;
