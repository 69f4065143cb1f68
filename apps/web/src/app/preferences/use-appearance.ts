import { useSyncExternalStore } from 'react';
import { useSession } from '../session/app-session.ts';
import { type Appearance, applyAppearance, readAppearance } from './appearance.ts';

/** The appearance in force, and how to choose another; it is put on the page and kept with the account at once. */
export function useAppearance(): Appearance & { choose(part: Partial<Appearance>): void } {
  const { preferences } = useSession();
  const theme = useSyncExternalStore(preferences.subscribe, () => readAppearance(preferences).theme);
  const density = useSyncExternalStore(preferences.subscribe, () => readAppearance(preferences).density);
  return {
    theme,
    density,
    choose(part) {
      for (const [name, value] of Object.entries(part)) preferences.set(name, value);
      applyAppearance(readAppearance(preferences));
    },
  };
}
