import { chunk, useLoaded } from '@closewright/ui/lib/on-demand';
import type { LucideIcon } from 'lucide-react';

const menuIcons = chunk(
  async (): Promise<Readonly<Record<string, LucideIcon>>> => (await import('./menu-icons.ts')).menuIcons,
);
const noIcons = {};

/** The icons of the menu once a rail needs them; undefined before. */
export function useMenuIcons(isNeeded: boolean): Readonly<Record<string, LucideIcon>> | undefined {
  useLoaded(isNeeded ? menuIcons : noIcons);
  return menuIcons.value;
}
