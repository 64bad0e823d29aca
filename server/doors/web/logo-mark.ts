/** The logo as SVG, like client/components/layout/Logo.tsx. @param size width and height in pixels */
export const logoMark = (size: number, ground = "#0f5a53"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 36 36" fill="none" aria-hidden="true"><rect width="36" height="36" rx="10" fill="${ground}"/><path d="M10 12.5h16M10 18h6.6" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><path d="M10 23.5h5" stroke="#a9d5ce" stroke-width="3.4" stroke-linecap="round"/><circle cx="24" cy="22" r="4.8" fill="#ffaa68"/></svg>`;
