import { AlertSeverity, tabAlert } from '@closewright/domain/alerts';
import type { NavBadge } from '@closewright/ui/navigation-menu';
import { useMemo } from 'react';
import { useOpenFile } from '../file-context.ts';
import { useOpenFileAlerts } from '../use-file-alerts.ts';

const badgeTones = {
  [AlertSeverity.Info]: 'neutral',
  [AlertSeverity.Warning]: 'warning',
  [AlertSeverity.Error]: 'danger',
} as const;

/** Counts beside the items of the file menu, as far as they are known from the file itself and its alerts. */
export function useMenuBadges(): Readonly<Record<string, NavBadge>> {
  const file = useOpenFile();
  const [header, detail] = [file?.header, file?.detail];
  const alerts = useOpenFileAlerts();
  return useMemo(() => {
    const badges: Record<string, NavBadge> = {};
    const count = (id: string, items: readonly unknown[] = []) => {
      if (items.length > 0) badges[id] = { text: items.length };
    };
    count('file.information.properties', detail?.properties);
    count('file.information.contacts', detail?.contacts);
    count('file.information.loans', detail?.loans);
    const critical = header?.criticalNotes.length ?? 0;
    if (critical > 0) badges['file.information.notes'] = { text: `${critical} critical`, tone: 'danger' };
    const alert = tabAlert(alerts);
    if (alert !== null) {
      badges['file.closing.file-alerts'] = {
        text: alert.alertCount,
        tone: badgeTones[alert.alertType],
        label: `${alert.alertCount} open`,
      };
    }
    return badges;
  }, [header, detail, alerts]);
}
