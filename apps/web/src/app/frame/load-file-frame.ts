import type { FileFrame } from './file-frame.tsx';

let loaded: typeof FileFrame | undefined;

/** Fetches the frame of a file; called ahead by whoever knows that a file is about to be opened. */
export async function loadFileFrame(): Promise<typeof FileFrame> {
  loaded = (await import('./file-frame.tsx')).FileFrame;
  return loaded;
}

/**
 * The frame, if it is there already. No `lazy` and Suspense here: React shows their fallback for at least 300 ms, which
 * is twice what opening a file may take.
 */
export function fileFrameIfLoaded(): typeof FileFrame | undefined {
  return loaded;
}
