import type { FileLock } from './file-lock.ts';

/** The files this tab holds. */
export const heldLocks = new Set<FileLock>();

/** Frees every file this tab holds (before logging out). */
export function releaseHeldFiles(): void {
  for (const lock of heldLocks) lock.release();
}
