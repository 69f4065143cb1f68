import { createContext } from 'react';

export interface TabsState {
  /** The value of the chosen tab. */
  current: string;
  /** Asks the guard, then changes. Answers whether it did. */
  choose: (value: string) => Promise<boolean>;
}

/** What a list of tabs knows of the tabs around it. */
export const TabsContext = createContext<TabsState>({ current: '', choose: async () => false });
