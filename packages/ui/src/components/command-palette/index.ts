export { commandPaletteMessages } from './command-palette.messages.ts';
export { CommandPalette, preloadCommandPalette } from './command-palette.tsx';
export type { CommandPaletteProps, PaletteGroup, PaletteItem } from './command-palette.types.ts';
