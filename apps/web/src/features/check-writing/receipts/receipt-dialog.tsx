import type { FileLedger, TrustAccount } from '@closewright/contract/check-writing';
import {
  type ExpectedReceipt,
  fundsInstruments,
  newReceiptFunds,
  type PaidLine,
  type Receipt,
} from '@closewright/domain/check-writing';
import type { StatementTotal } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { Combobox } from '@closewright/ui/combobox';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { accountName } from '../account-name.ts';
import { giverName } from './expected-grid.tsx';
import { KeptLines } from './kept-lines.tsx';
import { giverOf, isForNobody, newReceipt, type ReceiptDraft, toCome } from './receipt-draft.ts';
import { fundsWords, stateOf } from './receipt-funds.ts';

export interface ReceiptDialogProps {
  ordersID: number;
  ledger: FileLedger;
  receipts: readonly Receipt[];
  /** Who gives money by the statement; nobody for whoever may not read it. */
  expected: readonly ExpectedReceipt[];
  /** The bank account that the money of the file is in. */
  account: TrustAccount;
  /** Whom it is from, where that was chosen. */
  from: ExpectedReceipt | null;
  dialog: DialogControl<FileLedger>;
}

/** What is still to come from somebody. */
const leftWords = (left: StatementTotal) => (left.kind === 'open' ? 'Open' : `${formatMoney(left.value)} to come`);

const fields = {
  bankAccountID: { kind: 'select', label: 'Bank account', required: true },
  date: { kind: 'date', label: 'Received on', required: true },
  instrument: {
    kind: 'choice',
    label: 'How',
    required: true,
    missing: 'Say how it came in',
    choices: fundsInstruments,
  },
  payer: { kind: 'text', label: 'From', required: true, missing: 'Who it is from is required', maxLength: 120 },
  party: { kind: 'select', label: 'Counts as from', required: false },
  amount: { kind: 'money', label: 'Amount', required: true, min: 0 },
  reference: { kind: 'text', label: 'Reference', required: false, maxLength: 60 },
  memo: { kind: 'text', label: 'For', required: false, maxLength: 120 },
};

const amountFault = (kept: readonly PaidLine[]) =>
  kept.length === 0
    ? 'Enter an amount above 0.00'
    : 'Nothing comes in: choose “Keeps all, brings nothing…” in the menu of its row';

/** Records money that came in. It says when it will be good funds while it is typed. */
export function ReceiptDialog({ ordersID, ledger, receipts, expected, account, from, dialog }: ReceiptDialogProps) {
  const clock = useClock();
  const offered = ledger.accounts.filter(({ isOffered }) => isOffered);
  const parties = expected.map((each) => ({ value: each.party, label: giverName(each), note: leftWords(each.left) }));
  const [kept, setKept] = useState<readonly PaidLine[]>([]);
  const form = useRecordDialog<ReceiptDraft, FileLedger>({
    dialog,
    fields,
    begin: {
      bankAccountID: account.bankAccountID,
      date: clock.today(),
      instrument: null,
      payer: from === null ? '' : giverName(from),
      party: from?.party ?? null,
      amount: toCome(from, []),
      reference: null,
      memo: null,
    },
    options: {
      bankAccountID: offered.map((each) => ({ value: each.bankAccountID, label: accountName(each) })),
    },
    check: ({ amount }) => (amount !== null && amount <= 0 ? { amount: amountFault(kept) } : {}),
    async send(draft) {
      const body = newReceipt(draft, kept);
      return body && call('createReceipt', { params: { ordersID }, body });
    },
    fieldOf: (path) => (path.startsWith('kept') ? 'kept' : undefined),
  });
  const { bankAccountID, date, instrument, payer, party, amount } = form.values;
  const giver = expected.find((each) => each.party === party) ?? null;
  const funds =
    instrument === null || date === null || bankAccountID === null || amount === null || amount <= 0
      ? null
      : newReceiptFunds(
          { state: stateOf(ledger, bankAccountID), instrument, amount, payer, receivedOn: date },
          receipts,
        );
  /** What is kept, and what is then to come in place of what was before, unless another amount was typed. */
  const keep = (next: readonly PaidLine[], of = giver) => {
    const suggested = toCome(giver, kept);
    setKept(next);
    if (amount === null || amount === suggested) form.set({ amount: toCome(of, next) });
    form.forget('kept');
  };
  /** Counts for somebody: what others keep is not theirs. */
  const countsFor = (next: string | null) => {
    if (next === party) return;
    form.set({ party: next });
    keep([], expected.find((each) => each.party === next) ?? null);
  };
  const comesFrom = (name: string) => {
    form.set({ payer: name });
    const called = giverOf(expected, name)?.party ?? null;
    // A name that is none of the statement’s leaves what was chosen for it.
    if (called !== null || giverOf(expected, payer)?.party === party) countsFor(called);
  };
  const layout: Layout = [
    ...when(offered.length > 1, ['bankAccountID', 12]),
    ['payer', 8],
    ['amount', 4],
    ...when(expected.length > 0, ['party', 12]),
    ['instrument', 4, { autoFocus: from !== null }],
    ['date', 4],
    ['reference', 4, { identifier: true }],
    ['memo', 12],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Add receipt"
      parts={{
        party: (part) => (
          <SelectField<string>
            {...part}
            placeholder="Nobody of the statement"
            clearable
            options={parties}
            value={party}
            onValueChange={countsFor}
          />
        ),
        payer: (part) => (
          <Combobox
            {...part}
            {...(from === null ? { 'data-autofocus': '' } : {})}
            maxLength={fields.payer.maxLength}
            options={expected.flatMap(({ party, name, left }) =>
              name === null ? [] : [{ value: party, label: name, note: leftWords(left) }],
            )}
            text={payer}
            onTextChange={comesFrom}
            onValueChange={(_, { option }) => option && comesFrom(option.label)}
          />
        ),
      }}
    >
      {giver !== null && giver.mayKeep.length > 0 && (
        <KeptLines giver={giver} kept={kept} onKept={keep} error={form.errors.kept} />
      )}
      {/* Room for it is there from the start: nothing moves while somebody types. */}
      <div className="border-t border-hairline pt-2" style={{ minHeight: 52 }} aria-live="polite">
        {funds === null ? (
          <p className="text-label text-muted">Amount, way and day say when it is good funds.</p>
        ) : (
          <>
            <p>
              <b className="font-semibold">{fundsWords(funds)}</b>
            </p>
            <p className="text-label text-muted">{funds.words}</p>
            {funds.warning !== null && <Banner tone="warning" label="Good funds" title={funds.warning} />}
          </>
        )}
        {isForNobody(expected, form.values) && (
          <Banner tone="warning" label="Counts as from" title="It counts for nobody of the statement.">
            What is expected stays to come. Choose at “Counts as from” whose money it is.
          </Banner>
        )}
      </div>
    </RecordDialog>
  );
}
