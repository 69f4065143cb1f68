import { onDemand } from '../../lib/on-demand.ts';
import type { CommandPaletteProps } from './command-palette.types.ts';

const PaletteBody = onDemand(async () => ({ default: (await import('./palette-body.tsx')).PaletteBody }));

/** Fetches the palette before it is needed, for instance when the browser is idle. */
export const preloadCommandPalette = (): void => PaletteBody.preload();

/** Ctrl K: files, screens and commands by name. Costs the first screen nothing. */
export function CommandPalette(props: CommandPaletteProps) {
  return props.open ? <PaletteBody {...props} /> : null;
}
