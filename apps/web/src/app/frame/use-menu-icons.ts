import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';

type Icons = Readonly<Record<string, LucideIcon>>;

/** The icons of the menu once a rail needs them; undefined before. */
export function useMenuIcons(isNeeded: boolean): Icons | undefined {
  const [icons, setIcons] = useState<Icons>();
  useEffect(() => {
    if (isNeeded) void import('./menu-icons.ts').then((module) => setIcons(module.menuIcons));
  }, [isNeeded]);
  return icons;
}
