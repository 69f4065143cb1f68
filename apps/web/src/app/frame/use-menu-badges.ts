import type { NavBadge } from '@closewright/ui/navigation-menu';
import { useMemo } from 'react';
import { useOpenFile } from '../file/file-context.ts';

/** Counts beside the items of the file menu, as far as they are known from the file itself. */
export function useMenuBadges(): Readonly<Record<string, NavBadge>> {
  const detail = useOpenFile()?.detail;
  return useMemo(() => {
    if (detail === undefined) return {};
    const badges: Record<string, NavBadge> = {};
    const count = (id: string, items: readonly unknown[]) => {
      if (items.length > 0) badges[id] = { text: items.length };
    };
    count('file.information.properties', detail.properties);
    count('file.information.contacts', detail.contacts);
    count('file.information.loans', detail.loans);
    if (detail.criticalNotes.length > 0) {
      badges['file.information.notes'] = { text: `${detail.criticalNotes.length} critical`, tone: 'danger' };
    }
    return badges;
  }, [detail]);
}
