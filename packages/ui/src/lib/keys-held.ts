import { useLayoutEffect } from 'react';
import { boxIsThere, holdKeys } from './held-keys.ts';

/** Stands for a dialog whose code is on its way, and draws nothing: what is typed until it has the focus is for the dialog. */
export function KeysHeld(): null {
  useLayoutEffect(() => {
    if (!boxIsThere()) holdKeys();
  }, []);
  return null;
}
