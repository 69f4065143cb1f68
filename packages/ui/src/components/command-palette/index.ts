export { commandPaletteMessages } from './command-palette.messages.ts';
export { CommandPalette, type CommandPaletteProps, preloadCommandPalette } from './command-palette.tsx';
export type { PaletteGroup, PaletteItem } from './command-palette.types.ts';
