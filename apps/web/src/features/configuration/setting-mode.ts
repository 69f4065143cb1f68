import { pageMode } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { useSession } from '../../app/session/app-session.ts';

/** Whether the user may only read a setting screen, and why; `reason` is for tooltips and empty where they may edit. */
export function useSettingMode(routeName: string): { readOnly: boolean; reason: string } {
  const { actor } = useSession();
  const { readOnly, reasons } = pageMode(actor, routeByName(routeName), null);
  return { readOnly, reason: reasons[0]?.text ?? '' };
}
