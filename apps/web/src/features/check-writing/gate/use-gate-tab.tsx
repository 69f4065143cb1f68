import { navItem, navItemState, navPath, routeByName } from '@closewright/domain/navigation';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useNavContext } from '../../../app/frame/use-nav-context.ts';
import { bringForward, usePagePanel } from '../../../lib/panel/page-panel.ts';
import type { Row } from '../disbursements/rows.ts';
import type { Turn } from '../disbursements/turn.ts';
import { tabs } from '../tabs.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import { GatePane, type GatePaneProps } from './gate-pane.tsx';

/** The name of the tab in the panel at the right. */
const gateTab = 'gate';

/** Brings the gate forward. */
export const openGate = () => bringForward(gateTab);

type Acts = Pick<GatePaneProps, 'onRelease' | 'onAsProposed' | 'onEdit' | 'onAdvance'>;

/** The gate of the disbursement in hand, in the panel at the right. */
export function useGateTab(row: Row | null, turn: Turn, acts: Acts): void {
  const known = useCheckWriting();
  const places = usePlaces(known.file.ordersID);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const tab = useMemo(
    () => ({
      id: gateTab,
      label: 'Gate',
      icon: ShieldCheck,
      content: (
        <GatePane
          row={row}
          turn={turn}
          known={known}
          places={places}
          onRelease={(of) => latest.current.onRelease(of)}
          onAsProposed={(of) => latest.current.onAsProposed(of)}
          onEdit={(of) => latest.current.onEdit(of)}
          onAdvance={(of) => latest.current.onAdvance(of)}
        />
      ),
    }),
    [row, turn, known, places],
  );
  usePagePanel(tab);
  useHotkey('Alt+Shift+KeyG', 'Gate', openGate, { inFields: true });
}

/** The addresses of the pages where what blocks is mended. */
function usePlaces(ordersID: number): GatePaneProps['places'] {
  const menu = useNavContext();
  return useMemo(() => {
    const hrefOf = (id: string | null) => {
      const item = id === null ? undefined : navItem(id);
      return item && !navItemState(item, menu).inactive ? navPath(item, ordersID) : null;
    };
    const here = hrefOf(routeByName('check-writing').navItemID);
    return {
      dashboard: hrefOf('file.settlement.settlement-dashboard'),
      receipts: here === null ? null : `${here}?tab=${tabs.receipts}`,
      approvals: here === null ? null : `${here}?tab=${tabs.approvals}`,
      wires: hrefOf('accounting.expected-wires-out'),
    };
  }, [menu, ordersID]);
}
