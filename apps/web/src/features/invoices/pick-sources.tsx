import type { InvoiceSourceRow } from '@closewright/contract/invoices';
import type { InvoiceSourceKind } from '@closewright/domain/invoices';
import { DialogMessage } from '@closewright/ui/dialog';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';

const kindNames: Readonly<Record<Exclude<InvoiceSourceKind, 'statement'>, string>> = {
  premium: 'Premium',
  endorsement: 'Endorsement',
};

type Sources = readonly InvoiceSourceRow[];
type Typed = Record<string, boolean | null>;

const nameAt = (at: number) => `row${at}`;

/** What there is to say of a row besides its name and amount: what it is, when it is paid, and the invoices that have it. */
function helpOf({ kind, isOutside, on }: InvoiceSourceRow): string | undefined {
  const words = [
    kind === 'statement' ? '' : kindNames[kind],
    isOutside ? 'paid outside of closing' : '',
    on.length > 0 ? `already on ${on.join(', ')}` : '',
  ].filter(Boolean);
  return words.length === 0 ? undefined : words.join(', ');
}

/** Rows of the statement whose payee is the office, to be ticked. Those that no invoice has are. */
function SourcesDialog({ sources, dialog }: { sources: Sources; dialog: DialogControl<Sources> }) {
  const form = useRecordDialog<Typed, Sources>({
    dialog,
    guard: false,
    fields: Object.fromEntries(
      sources.map(({ label, amount }, at) => [
        nameAt(at),
        { kind: 'boolean', label: `${label}, ${amount === null ? 'open' : amountText(amount)}`, required: false },
      ]),
    ),
    begin: Object.fromEntries(sources.map(({ on }, at) => [nameAt(at), on.length === 0])),
    check: (typed) => (Object.values(typed).includes(true) ? {} : { '': 'Tick at least one row' }),
    send: async (typed) => sources.filter((_, at) => typed[nameAt(at)] === true),
  });
  return (
    <RecordDialog
      form={form}
      saveLabel="Add lines"
      lead={
        <DialogMessage>Rows of the statement that are paid to the office. Their amounts can be changed.</DialogMessage>
      }
      layout={[sources.map((source, at) => [nameAt(at), 12, { help: helpOf(source), autoFocus: at === 0 }] as const)]}
    />
  );
}

/** Asks which rows of the statement become lines; null where none do. */
export async function pickSources(ordersID: number): Promise<Sources | null> {
  try {
    const { sources } = await call('listInvoiceSources', { params: { ordersID } });
    if (sources === null || sources.length === 0) {
      toasts.info(
        sources === null
          ? 'Only who may read the whole statement can take lines from it'
          : 'The statement pays the office nothing yet',
      );
      return null;
    }
    const answer = await dialogs.open<{ sources: Sources }, Sources>(
      SourcesDialog,
      { sources },
      { title: 'Lines from the statement', size: 'small', key: 'invoice-sources' },
    );
    return answer.dismissed ? null : answer.value;
  } catch (error) {
    toasts.error({ title: 'The statement could not be read', message: messageOf(error) });
    return null;
  }
}
