import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { LogOut } from 'lucide-react';
import { mayLeavePage } from '../leave-guard.ts';
import { densities, densityLabels, themeLabels, themes } from '../preferences/appearance.ts';
import { useAppearance } from '../preferences/use-appearance.ts';
import { useSession } from '../session/app-session.ts';

/** The rows of the user menu: theme, density, the page of all settings, log out. */
export function useUserMenu(): readonly MenuEntry[] {
  const { logOut, user } = useSession();
  const { theme, density, choose } = useAppearance();
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
    { id: 'user-settings', label: 'User settings', href: '/user-settings' },
    { id: 'log-out', label: 'Log out', icon: <LogOut aria-hidden strokeWidth={1.75} />, onSelect: () => void leave() },
  ];
}
