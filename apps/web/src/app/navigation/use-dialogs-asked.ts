import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askDialogs } from './ask-dialogs.ts';

/** Leaving the page asks what is typed in its dialogs. */
export function useDialogsAsked(): void {
  const { history } = useRouter();
  useEffect(() => askDialogs(history), [history]);
}
