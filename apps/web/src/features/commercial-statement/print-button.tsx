import { can } from '@closewright/domain/access';
import { Button } from '@closewright/ui/button';
import { toasts } from '@closewright/ui/services/toasts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { mayLeavePage } from '../../app/leave-guard.ts';
import { useSession } from '../../app/session/app-session.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';
import type { OpenFile } from '../../open-file/file-context.ts';

/** Shows the statement as a PDF, once what was typed is saved. It has lines of the file’s own statement, which not everybody may read. */
export function PrintButton({ file: { ordersID, state } }: { file: OpenFile }) {
  const { actor } = useSession();
  const [busy, setBusy] = useState(false);
  const { allowed, reason } = can(actor, 'readSettlementEntries', { file: state });
  const print = async () => {
    if (!(await mayLeavePage())) return;
    setBusy(true);
    try {
      await showPdf(
        'Commercial Settlement Statement, draft',
        await call('getCommercialDocument', { params: { ordersID } }),
      );
    } catch (error) {
      toasts.error({ title: 'The commercial statement could not be printed', message: messageOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button icon={Printer} busy={busy} disabled={!allowed} disabledReason={reason?.text} onClick={() => void print()}>
      Print
    </Button>
  );
}
