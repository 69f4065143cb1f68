import type { Preferences } from './preferences.ts';

export const themes = ['light', 'dark', 'contrast'] as const;
export const densities = ['compact', 'default', 'roomy'] as const;

export type Theme = (typeof themes)[number];
export type Density = (typeof densities)[number];

export const themeLabels: Record<Theme, string> = { light: 'Light', dark: 'Dark', contrast: 'High contrast' };
export const densityLabels: Record<Density, string> = { compact: 'Compact', default: 'Default', roomy: 'Roomy' };

export interface Appearance {
  theme: Theme;
  density: Density;
}

/** What the computer prefers, for who has not chosen yet. */
function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The appearance of the user; what was never chosen follows the computer (theme) or is compact (density). */
export function readAppearance(preferences: Pick<Preferences, 'get'>): Appearance {
  const theme = preferences.get<Theme>('theme');
  const density = preferences.get<Density>('density');
  return {
    theme: themes.find((name) => name === theme) ?? systemTheme(),
    density: densities.find((name) => name === density) ?? 'compact',
  };
}

/** Puts it on the page, and where `index.html` finds it before the next first paint. */
export function applyAppearance({ theme, density }: Appearance): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.density = density;
  try {
    localStorage.setItem('closewright.theme', theme);
    localStorage.setItem('closewright.density', density);
  } catch {
    // Blocked storage only means a flash of the default on the next visit.
  }
}
