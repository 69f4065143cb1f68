import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { LogOut } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { mayLeavePage } from '../leave-guard.ts';
import { type Appearance, applyAppearance, densities, readAppearance, themes } from '../preferences/appearance.ts';
import { useSession } from '../session/app-session.ts';

const themeLabels: Record<Appearance['theme'], string> = { light: 'Light', dark: 'Dark', contrast: 'High contrast' };
const densityLabels: Record<Appearance['density'], string> = { compact: 'Compact', default: 'Default', roomy: 'Roomy' };

/** The rows of the user menu: theme, density, log out. */
export function useUserMenu(): readonly MenuEntry[] {
  const { preferences, logOut, user } = useSession();
  const theme = useSyncExternalStore(preferences.subscribe, () => readAppearance(preferences).theme);
  const density = useSyncExternalStore(preferences.subscribe, () => readAppearance(preferences).density);
  const choose = (part: Partial<Appearance>) => {
    for (const [name, value] of Object.entries(part)) preferences.set(name, value);
    applyAppearance(readAppearance(preferences));
  };
  const leave = async () => {
    // The open page saves first, and may want the user to stay.
    if (await mayLeavePage()) await logOut();
  };
  return [
    { kind: 'label', id: 'login', label: `Signed in as ${user.login}` },
    { kind: 'separator', id: 'login-rule' },
    { kind: 'label', id: 'theme', label: 'Theme' },
    ...themes.map(
      (name): MenuEntry => ({
        kind: 'radio',
        id: `theme-${name}`,
        label: themeLabels[name],
        checked: name === theme,
        onSelect: () => choose({ theme: name }),
      }),
    ),
    { kind: 'separator', id: 'theme-rule' },
    { kind: 'label', id: 'density', label: 'Density' },
    ...densities.map(
      (name): MenuEntry => ({
        kind: 'radio',
        id: `density-${name}`,
        label: densityLabels[name],
        checked: name === density,
        onSelect: () => choose({ density: name }),
      }),
    ),
    { kind: 'separator', id: 'density-rule' },
    { id: 'log-out', label: 'Log out', icon: <LogOut aria-hidden strokeWidth={1.75} />, onSelect: () => void leave() },
  ];
}
