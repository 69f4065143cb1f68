import type { ContextPanelTab } from '@closewright/ui/context-panel';
import { useEffect } from 'react';
import { createStore } from '../store.ts';

/** What the page adds to the panel at the right of a file, in the order it was added. */
export const pagePanel = createStore<readonly ContextPanelTab[]>([]);

/** The tab of the panel that was asked for last, and how often one was: it comes forward each time. */
export const panelAsked = createStore<{ readonly tab: string; readonly times: number }>({ tab: '', times: 0 });

/** Brings a tab of the panel forward. */
export const bringForward = (tab: string): void => panelAsked.set(({ times }) => ({ tab, times: times + 1 }));

/** Adds a tab to the panel while the page is mounted. Keep it, or the panel is drawn anew. */
export function usePagePanel(tab: ContextPanelTab): void {
  const { id } = tab;
  useEffect(() => {
    pagePanel.set((tabs) =>
      tabs.some((each) => each.id === tab.id) ? tabs.map((each) => (each.id === tab.id ? tab : each)) : [...tabs, tab],
    );
  }, [tab]);
  useEffect(() => () => pagePanel.set((tabs) => tabs.filter((each) => each.id !== id)), [id]);
}
