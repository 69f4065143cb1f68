import type { FileLedger } from '@closewright/contract/check-writing';
import { type ExpectedReceipt, type Kept, keepsAll, keptField, type PaidLine } from '@closewright/domain/check-writing';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import type { PostingDialogProps } from '../../../records/dialog/posting-dialog.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { said, undoneReason } from '../use-posted.ts';
import { giverName } from './expected-grid.tsx';
import { keptAmount } from './receipt-draft.ts';

type Ask = (title: string, props: Omit<PostingDialogProps, 'dialog'>) => Promise<FileLedger | null>;

/**
 * Records what somebody keeps who brings nothing, and takes that back. Nothing of it is posted.
 * @param goTo goes to the row that was added
 */
export function useKeptActs(ask: Ask, goTo: (key: string) => void) {
  const { file, kept: before, store } = useCheckWriting();
  const { ordersID } = file;
  const takenBack = (keptID: number, reason: string) =>
    call('takeBackKept', { params: { ordersID, keptID }, body: { reason } });

  const keepAll = async (giver: ExpectedReceipt): Promise<void> => {
    const { party, name: payer } = giver;
    const lines = keepsAll(giver);
    if (lines === null || payer === null) return;
    const answer = await ask(`${payer} keeps all`, {
      lead: <KeptAlone giver={giver} lines={lines} />,
      saveLabel: 'Record as kept',
      send: (date) => call('recordKept', { params: { ordersID }, body: { date, payer, party, kept: [...lines] } }),
    });
    if (answer === null) return;
    store(answer);
    const known = new Set(before.map(({ keptID }) => keptID));
    const made = answer.kept.find((each) => !known.has(each.keptID) && each.party === party);
    said(
      `${payer} keeps ${amountText(keptAmount(lines))}`,
      made ? [async () => store(await takenBack(made.keptID, undoneReason))] : [],
    );
    if (made) goTo(keptField(made));
  };

  const takeBack = async ({ keptID, payer, lines }: Kept): Promise<boolean> => {
    const answer = await ask('Take back what was kept', {
      lead: `${payer} kept ${amountText(keptAmount(lines))}. Taken back, it is to bring that again, and is owed what it kept.`,
      isDated: false,
      why: { label: 'Reason', required: () => true, missing: 'Say why' },
      saveLabel: 'Take back',
      send: (_, reason) => (reason === null ? Promise.resolve(null) : takenBack(keptID, reason)),
    });
    if (answer === null) return false;
    store(answer);
    toasts.success('Taken back');
    return true;
  };
  return { keepAll, takeBack };
}

/** What is kept, line by line, and that nothing comes in. */
function KeptAlone({ giver, lines }: { giver: ExpectedReceipt; lines: readonly PaidLine[] }) {
  const line = 'flex items-center justify-between gap-3';
  return (
    <>
      <span className="block">{giverName(giver)} keeps all it would bring:</span>
      {lines.map(({ key, label, amount }) => (
        <span key={key} className={line}>
          {label}
          <span className="flex-none figures">{amountText(amount)}</span>
        </span>
      ))}
      <span className="flex justify-between gap-3 border-t border-hairline pt-1 font-total">
        Comes in
        <span className="flex-none figures">{amountText(0)}</span>
      </span>
      <span className="block">No money moves, so nothing is posted.</span>
    </>
  );
}
