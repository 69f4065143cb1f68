import type { FileLedger } from '@closewright/contract/check-writing';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { type CheckToPrint, numbersOf, spoiledFrom } from '../../../records/check-printing/checks-to-print.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { postingLimits } from '../../../records/plain/posting-limits.plain.ts';
import { spoiledWords } from './spoiled-words.ts';

type Typed = { firstBad: number | null; reason: string | null };
type Answer = { readonly checks: readonly CheckToPrint[]; readonly ledger: FileLedger };

export interface AskWhatIsSpoiledProps {
  ordersID: number;
  /** What was printed, all of one bank account. */
  checks: readonly CheckToPrint[];
  /** Nothing came, so all of them are bad. */
  isAllBad: boolean;
  /** Default: true. Whether they are printed again right after it. */
  isPrintedNext?: boolean;
  dialog: Pick<DialogControl<void>, 'setGuard'>;
  onBack(): void;
  onSpoiled(checks: readonly CheckToPrint[], ledger: FileLedger): void;
}

/** From which number on the paper is spoiled, and why; then records it. */
export function AskWhatIsSpoiled({
  ordersID,
  checks,
  isAllBad,
  isPrintedNext = true,
  dialog,
  onBack,
  onSpoiled,
}: AskWhatIsSpoiledProps) {
  const asksWhere = checks.length > 1 && !isAllBad;
  const form = useRecordDialog<Typed, Answer>({
    dialog: {
      setGuard: dialog.setGuard,
      dismiss: onBack,
      close: ({ checks: of, ledger }) => onSpoiled(of, ledger),
    },
    guard: false,
    fields: {
      firstBad: { kind: 'integer', label: 'First bad number', required: true, min: 1 },
      reason: {
        ...{ kind: 'text', label: 'What went wrong', required: true, missing: 'Say what went wrong' },
        maxLength: postingLimits.reason,
      },
    },
    begin: {
      firstBad: asksWhere ? null : Math.min(...checks.map(({ checkNumber }) => checkNumber)),
      reason: isAllBad ? 'The PDF did not come' : null,
    },
    check: ({ firstBad }): { firstBad?: string } =>
      firstBad !== null && spoiledFrom(checks, firstBad) === null
        ? { firstBad: `Not among those that were printed: ${numbersOf(checks)}` }
        : {},
    fieldOf: (path) => (path.startsWith('checks') ? 'firstBad' : undefined),
    async send({ firstBad, reason }) {
      const spoiled = spoiledFrom(checks, firstBad);
      const [one] = spoiled ?? [];
      // Nothing is sent without what is required.
      if (spoiled === null || one === undefined || reason === null) return null;
      const ledger = await call('spoilChecks', {
        params: { ordersID },
        body: {
          bankAccountID: one.bankAccountID,
          checks: spoiled.map(({ stripe, number }) => ({ stripe, number })),
          reason,
        },
      });
      return { checks: spoiled, ledger };
    },
  });
  const spoiled = spoiledFrom(checks, form.values.firstBad);
  const before =
    spoiled === null
      ? []
      : checks.filter((each) => each.paper === 'printed' && spoiled.some((of) => of.checkNumber === each.checkNumber));
  const layout: Layout = [
    ...when(asksWhere, ['firstBad', 4, { grouping: false, identifier: true, autoFocus: true }]),
    ['reason', asksWhere ? 8 : 12, { autoFocus: !asksWhere }],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Spoiled"
      lead={
        <DialogMessage>
          {spoiled === null
            ? `Of ${numbersOf(checks)} the first that did not print well: it and all after it are printed again. Their numbers and amounts stay.`
            : spoiledWords(spoiled, { printedBefore: before, isPrintedNext })}
        </DialogMessage>
      }
    />
  );
}
