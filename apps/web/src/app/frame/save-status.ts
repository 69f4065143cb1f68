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

/** Commands of the open page and the open file. */
export const pageCommandsStore = createStore<readonly PageCommand[]>([]);

const offered = new Set<readonly PageCommand[]>();

/** Offers commands to the command palette; the answer takes them away. */
export function offerCommands(commands: readonly PageCommand[]): () => void {
  const tell = () => pageCommandsStore.set([...offered].flat());
  offered.add(commands);
  tell();
  return () => {
    offered.delete(commands);
    tell();
  };
}
