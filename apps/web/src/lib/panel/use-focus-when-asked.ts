import { useEffect } from 'react';
import { focusOver } from '../focus-over.ts';
import { useStore } from '../store.ts';
import { panelAsked } from './page-panel.ts';

/** A tab is fetched when it is first asked for: nothing is answered before. */
let answered: object | null = null;

/** The first part of a tab has the focus, over what stands in it, when the user asks for the tab, not when the panel was left open. */
export function useFocusWhenAsked(tab: string, box: { readonly current: HTMLElement | null }, first: string): void {
  const asked = useStore(panelAsked);
  useEffect(() => {
    if (asked === answered) return;
    answered = asked;
    if (asked.tab === tab) focusOver(box.current?.querySelector<HTMLElement>(first));
  }, [asked, box, tab, first]);
}
