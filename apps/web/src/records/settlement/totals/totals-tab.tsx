import type { Settlement } from '@closewright/contract/settlement';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Calculator } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { bringForward, usePagePanel } from '../../../lib/panel/page-panel.ts';
import { useStatementFields } from '../statement-fields.ts';
import { useStatementPage } from '../statement-rows.ts';

const TotalsPane = onDemand(async () => ({ default: (await import('./totals-pane.tsx')).TotalsPane }));

/** The name of the tab in the panel at the right. */
export const totalsTab = 'totals';

/** All totals of the statement, in the panel at the right of each of its pages. */
export function TotalsTab({ routeName, statement }: { routeName: string; statement: Settlement }) {
  const { editor } = useStatementPage();
  const openField = useStatementFields(statement, routeName);
  const latest = useRef(openField);
  useEffect(() => {
    latest.current = openField;
  });
  const onOpenField = useCallback((field: string) => latest.current(field), []);
  const content = useMemo(
    () => ({
      id: totalsTab,
      label: 'Totals',
      icon: Calculator,
      content: <TotalsPane statement={statement} editor={editor} onOpenField={onOpenField} />,
    }),
    [statement, editor, onOpenField],
  );
  usePagePanel(content);
  useHotkey('Alt+Shift+KeyT', 'Totals', () => bringForward(totalsTab), { inFields: true });
  return null;
}
