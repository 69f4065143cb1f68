import type { Settlement } from '@closewright/contract/settlement';
import { Button } from '@closewright/ui/button';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenFile } from '../../../open-file/file-context.ts';
import type { WhatChangedDialogProps } from './what-changed-dialog.tsx';

const WhatChangedDialog = onDemand(async () => ({
  default: (await import('./what-changed-dialog.tsx')).WhatChangedDialog,
}));

/** Asks what changed a total of a statement as it is saved: by key, or by the button that stands beside its reason. */
export function useWhatChanged(
  statement: Settlement,
  onOpenField: (path: string) => void,
): { open(name: string): void; button(name: string): ReactNode } {
  const file = useOpenFile();
  const open = async (name: string) => {
    if (file === null) return;
    const { ordersID, header } = file;
    const answer = await dialogs.open<Omit<WhatChangedDialogProps, 'dialog'>, string>(
      WhatChangedDialog,
      {
        ordersID,
        statement,
        name,
        hasSeller: header?.hasSeller ?? statement.hasSeller,
        type: header?.settlementStatementType,
      },
      { title: 'What changed', size: 'medium', key: 'what-changed' },
    );
    if (!answer.dismissed) onOpenField(answer.value);
  };
  const button = (name: string) =>
    name === 'balance' ? undefined : (
      <Button size="sm" icon={History} onClick={() => void open(name)}>
        What changed
      </Button>
    );
  return { open: (name) => void open(name), button };
}
