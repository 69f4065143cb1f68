import { useEffect } from 'react';
import { offerCommands } from '../../app/frame/save-status.ts';
import { useFileActions } from './use-file-actions.ts';

/** Offers what can be done with the open file to the command palette, on all of its pages. */
export function useFileCommands(): void {
  const actions = useFileActions();
  useEffect(() => offerCommands(actions.filter(({ reason }) => reason === null)), [actions]);
}
