const themes = ['light', 'dark', 'contrast'];
const densities = ['compact', 'default', 'roomy'];

/**
 * What Chromatic draws of every story: each theme in each density, then what a system can force on a page. Where nobody has a Chromatic
 * token the same stories are compared by `npm run visual`, in light and compact and in the looks they name.
 */
export const modes = {
  ...Object.fromEntries(
    themes.flatMap((theme) => densities.map((density) => [`${theme} ${density}`, { theme, density }] as const)),
  ),
  'right to left': { theme: 'light', density: 'compact', direction: 'rtl' },
  'forced colours': { theme: 'contrast', density: 'compact', forcedColors: 'active' },
  'reduced motion': { theme: 'light', density: 'compact', prefersReducedMotion: 'reduce' },
};
