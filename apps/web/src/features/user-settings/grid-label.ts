/** Under which preferences the states of grids are kept: `grid:recent-files`. */
export const gridPrefix = 'grid:';

/** The name of a grid in words: `grid:recent-files` is "Recent files". */
export function gridLabel(name: string): string {
  const words = name
    .slice(gridPrefix.length)
    .replaceAll(/[-_:.]+/g, ' ')
    .trim();
  return words === '' ? 'Unnamed grid' : words.charAt(0).toUpperCase() + words.slice(1);
}
