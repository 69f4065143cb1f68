import { createStore } from '../../lib/store.ts';

/** What the global bar says about saving; null says nothing. Set by the page that saves. */
export interface SaveStatus {
  text: string;
  state: 'saved' | 'busy' | 'failed';
}

export const saveStatusStore = createStore<SaveStatus | null>(null);

/** A command the open page offers to the command palette. */
export interface PageCommand {
  id: string;
  label: string;
  keys?: readonly string[];
  onSelect(): void;
}

/** Commands of the open page; it takes them away when it goes. */
export const pageCommandsStore = createStore<readonly PageCommand[]>([]);
