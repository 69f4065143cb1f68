import { onDemand } from '@closewright/ui/lib/on-demand';

/** The frame of a file, which is not part of the first screen and may still be on its way. */
export const FileFrame = onDemand(
  async () => ({ default: (await import('./file-frame.tsx')).FileFrame }),
  () => <div className="h-global-bar flex-none bg-surface-chrome" />,
);
