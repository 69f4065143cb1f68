import type { EscrowAccount } from '@closewright/contract/escrow-accounting';
import type { ExpectedWire, NewExpectedWire } from '@closewright/contract/wires';
import type { ExpectedReceipt } from '@closewright/domain/check-writing';
import { wireLimits } from '@closewright/domain/wires';
import { Combobox } from '@closewright/ui/combobox';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { useStillToCome } from './use-still-to-come.ts';

export interface WireDialogProps {
  ordersID: number;
  accounts: readonly EscrowAccount[];
  /** The wire that is edited; null for a new one. */
  wire: ExpectedWire | null;
  /** The account a new one begins with. */
  bankAccountID: number | null;
  dialog: DialogControl<ExpectedWire>;
}

type Typed = {
  bankAccountID: number | null;
  sender: string;
  party: string | null;
  amount: number | null;
  expectedOn: string | null;
  reference: string | null;
  note: string | null;
};

const fields = {
  bankAccountID: { kind: 'select', label: 'Bank account', required: true },
  sender: { kind: 'text', label: 'Sender', required: true, missing: 'Sender is required', maxLength: 120 },
  party: { kind: 'select', label: 'Counts as from', required: false },
  amount: { kind: 'money', label: 'Amount', required: true, min: 0 },
  expectedOn: { kind: 'date', label: 'Expected on', required: true },
  reference: { kind: 'text', label: 'Reference', required: false, maxLength: wireLimits.reference },
  note: { kind: 'text', label: 'Note', required: false, maxLength: wireLimits.note },
};

const leftOf = ({ left }: ExpectedReceipt): number | null =>
  left.kind === 'open' || left.value <= 0 ? null : left.value;
const leftWords = (giver: ExpectedReceipt): string => {
  const left = leftOf(giver);
  return left === null ? 'Nothing known to come' : `${amountText(left)} to come`;
};

/** Says that a file expects a wire. What the statement still expects is offered as sender, with its amount. */
export function WireDialog({ ordersID, accounts, wire, bankAccountID, dialog }: WireDialogProps) {
  const clock = useClock();
  const givers = useStillToCome(ordersID);
  const offered = accounts.filter((account) => !account.inactive || account.bankAccountID === wire?.bankAccountID);
  const form = useRecordDialog<Typed, ExpectedWire>({
    dialog,
    fields,
    begin: {
      bankAccountID: bankAccountID ?? offered[0]?.bankAccountID ?? null,
      ...{ sender: '', party: null, amount: null, expectedOn: clock.today(), reference: null, note: null },
    },
    options: {
      bankAccountID: offered.map((each) => ({ value: each.bankAccountID, label: each.name, note: each.accountNumber })),
      party: givers.map((each) => ({ value: each.party, label: nameOf(each), note: leftWords(each) })),
    },
    check: ({ amount }) => (amount !== null && amount <= 0 ? { amount: 'Enter an amount above 0.00' } : {}),
    stored: wire,
    // What cannot be saved without is checked before.
    send: (typed) => call('createExpectedWire', { body: { ordersID, ...typed } as NewExpectedWire }),
    save: ({ expectedWireID, version }, changes) =>
      call('saveExpectedWire', {
        params: { expectedWireID },
        body: { version, changes: changes as Partial<Omit<NewExpectedWire, 'ordersID'>> },
      }),
    fieldOf: (path) => path.replace(/^changes\./, ''),
  });
  const { sender, party, amount } = form.values;
  /** Takes what the statement knows of a giver, unless another amount was typed. */
  const comesFrom = (name: string, giver: ExpectedReceipt | undefined) => {
    const before = givers.find((each) => each.party === party);
    const isTyped = amount !== null && amount !== (before ? leftOf(before) : null);
    form.set({
      sender: name,
      ...(giver && { party: giver.party }),
      ...(giver && !isTyped && { amount: leftOf(giver) }),
    });
  };
  const layout: Layout = [
    ...when(offered.length > 1, ['bankAccountID', 12]),
    ['sender', 8],
    ['amount', 4],
    ...when(givers.length > 0, ['party', 12]),
    ['expectedOn', 4],
    ['reference', 8, { identifier: true }],
    ['note', 12],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={wire === null ? 'Add wire' : 'Save'}
      parts={{
        sender: (part) => (
          <Combobox
            {...part}
            data-autofocus=""
            maxLength={fields.sender.maxLength}
            options={givers.flatMap((each) =>
              each.name === null ? [] : [{ value: each.party, label: each.name, note: leftWords(each) }],
            )}
            text={sender}
            onTextChange={(name) => comesFrom(name, undefined)}
            onValueChange={(value, { option }) =>
              option &&
              comesFrom(
                option.label,
                givers.find((each) => each.party === value),
              )
            }
          />
        ),
      }}
    />
  );
}

const nameOf = ({ name }: ExpectedReceipt): string => name ?? 'Nobody by name';
