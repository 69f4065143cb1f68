import { createContext, use } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Navigation, Place } from './navigation.ts';

const Context = createContext<Navigation | null>(null);

export const NavigationProvider = Context.Provider;

export function useNavigation(): Navigation {
  const navigation = use(Context);
  if (navigation === null) throw new Error('Outside of the app');
  return navigation;
}

/** Where the user is. */
export function usePlace(): Place {
  return useStore(useNavigation().place);
}
