import type { Settlement } from '@closewright/contract/settlement';
import { holdKeys } from '@closewright/ui/lib/held-keys';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { GitBranch } from 'lucide-react';
import { useMemo } from 'react';
import { bringForward, usePagePanel } from '../../../lib/panel/page-panel.ts';
import { useStatementPage } from '../statement-rows.ts';

const WhatIfPanel = onDemand(async () => ({ default: (await import('./what-if-panel.tsx')).WhatIfPanel }));

/** The name of the tab in the panel at the right. */
export const whatIfTab = 'whatIf';

/** What if, in the panel at the right of each page of a statement: facts of the file are tried before anything is stored. */
export function WhatIf({ statement, ordersID }: { statement: Settlement; ordersID: number }) {
  const { editor } = useStatementPage();
  const content = useMemo(
    () => ({
      id: whatIfTab,
      label: 'What if',
      icon: GitBranch,
      wide: true,
      content: <WhatIfPanel key={statement.loanID} ordersID={ordersID} statement={statement} editor={editor} />,
    }),
    [ordersID, statement, editor],
  );
  usePagePanel(content);
  const ask = () => {
    // The first time the panel comes with a file of its own: what is typed meanwhile is for its first field.
    if (!WhatIfPanel.isLoaded()) holdKeys('[role=tabpanel]');
    bringForward(whatIfTab);
  };
  useHotkey('Alt+Shift+KeyW', 'What if', ask, { inFields: true });
  return null;
}
