import { onDemand } from '../../lib/on-demand.ts';
import type { commandPaletteMessages } from './command-palette.messages.ts';
import type { PaletteGroup } from './command-palette.types.ts';

const PaletteBody = onDemand(async () => ({ default: (await import('./palette-body.tsx')).PaletteBody }));

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shown in this order: files, screens, commands. Read at opening. */
  groups: readonly PaletteGroup[];
  /** Text to start with. */
  initialQuery?: string;
  messages?: Partial<typeof commandPaletteMessages>;
}

/** Fetches the palette before it is needed, for instance when the browser is idle. */
export const preloadCommandPalette = (): void => PaletteBody.preload();

/** Ctrl K: files, screens and commands by name. Costs the first screen nothing. */
export function CommandPalette(props: CommandPaletteProps) {
  return props.open ? <PaletteBody {...props} /> : null;
}
