import type { ContextPanelTab } from '@closewright/ui/context-panel';
import { useEffect } from 'react';
import { createStore } from '../store.ts';

/** What the page adds to the panel at the right of a file; null while it adds nothing. */
export const pagePanel = createStore<ContextPanelTab | null>(null);

/** The tab of the panel that was asked for last, and how often one was: it comes forward each time. */
export const panelAsked = createStore<{ readonly tab: string; readonly times: number }>({ tab: '', times: 0 });

/** Brings a tab of the panel forward. */
export const bringForward = (tab: string): void => panelAsked.set(({ times }) => ({ tab, times: times + 1 }));

/** Adds a tab to the panel while the page is mounted. Keep it, or the panel is drawn anew. */
export function usePagePanel(tab: ContextPanelTab): void {
  useEffect(() => {
    pagePanel.set(tab);
  }, [tab]);
  useEffect(() => () => pagePanel.set(null), []);
}
