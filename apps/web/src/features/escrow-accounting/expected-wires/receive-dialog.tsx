import type { ArrivedWire, ExpectedWire } from '@closewright/contract/wires';
import { Banner } from '@closewright/ui/banner';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { arrivedWords, differenceWords, expectedWords } from './wire-words.ts';

export interface ReceiveDialogProps {
  /** The wires that are still expected, and those that arrived; of one account at least one of each. */
  expected: readonly ExpectedWire[];
  arrived: readonly ArrivedWire[];
  /** Which of them it begins with. */
  expectedWireID: number | null;
  bankItemID: number | null;
  dialog: DialogControl<ExpectedWire>;
}

type Typed = { expectedWireID: number | null; bankItemID: number | null; differs: boolean | null };

const fields = {
  bankItemID: { kind: 'select', label: 'Wire that arrived', required: true, missing: 'Choose what the bank has' },
  expectedWireID: { kind: 'select', label: 'Expected wire', required: true, missing: 'Choose which one it is' },
  differs: { kind: 'boolean', label: 'It came with this amount', required: false },
};

/** Records the receipt of an expected wire by what the bank has. The likely one stands first and is chosen. */
export function ReceiveDialog({ expected, arrived, expectedWireID, bankItemID, dialog }: ReceiveDialogProps) {
  const differenceIn = (typed: Typed): string | null => {
    const wire = expected.find((each) => each.expectedWireID === typed.expectedWireID);
    const came = of(arrived, typed.bankItemID);
    return wire && came ? differenceWords(wire.amount, came.item.amount) : null;
  };
  const form = useRecordDialog<Typed, ExpectedWire>({
    dialog,
    guard: false,
    fields,
    begin: {
      bankItemID: bankItemID ?? likelyItem(arrived, expectedWireID),
      expectedWireID:
        expectedWireID ?? arrived.find(({ item }) => item.bankItemID === bankItemID)?.fits[0]?.expectedWireID ?? null,
      differs: null,
    },
    options: (values) => ({
      bankItemID: sorted(arrived, (each) => fitOf(each, values.expectedWireID) !== undefined).map((each) => ({
        value: each.item.bankItemID,
        label: arrivedWords(each),
        note: noteOf(each, values.expectedWireID),
      })),
      expectedWireID: sorted(expected, (wire) => fits(arrived, values.bankItemID, wire)).map((wire) => ({
        value: wire.expectedWireID,
        label: expectedWords(wire),
        note: noteOf(of(arrived, values.bankItemID), wire.expectedWireID),
      })),
    }),
    check: (typed) => (differenceIn(typed) !== null && !typed.differs ? { differs: 'Say that you have seen it' } : {}),
    send: async (typed) =>
      typed.expectedWireID === null || typed.bankItemID === null
        ? null
        : call('receiveWire', {
            params: { expectedWireID: typed.expectedWireID },
            body: { bankItemID: typed.bankItemID, differs: differenceIn(typed) !== null },
          }),
  });
  const difference = differenceIn(form.values);
  const layout: Layout = [
    ['bankItemID', 12, { autoFocus: bankItemID === null }],
    ['expectedWireID', 12, { autoFocus: bankItemID !== null }],
    ...when(difference !== null, ['differs', 12]),
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Record receipt"
      lead={
        <DialogMessage>
          A receipt is posted to the file with the amount and on the day of the bank. What is posted is never changed.
        </DialogMessage>
      }
    >
      <div aria-live="polite">
        {difference !== null && <Banner tone="warning" label="Another amount" title={difference} />}
      </div>
    </RecordDialog>
  );
}

const of = (arrived: readonly ArrivedWire[], bankItemID: number | null) =>
  arrived.find(({ item }) => item.bankItemID === bankItemID);

const fitOf = (arrived: ArrivedWire | undefined, expectedWireID: number | null) =>
  arrived?.fits.find((fit) => fit.expectedWireID === expectedWireID);

const noteOf = (arrived: ArrivedWire | undefined, expectedWireID: number | null): string | undefined =>
  fitOf(arrived, expectedWireID)?.why;

/** What arrived and may be the expected wire, the surest first. */
const likelyItem = (arrived: readonly ArrivedWire[], expectedWireID: number | null): number | null =>
  arrived
    .filter((each) => fitOf(each, expectedWireID) !== undefined)
    .toSorted((a, b) => Number(fitOf(b, expectedWireID)?.isSure) - Number(fitOf(a, expectedWireID)?.isSure))[0]?.item
    .bankItemID ?? null;

const fits = (arrived: readonly ArrivedWire[], bankItemID: number | null, { expectedWireID }: ExpectedWire): boolean =>
  fitOf(of(arrived, bankItemID), expectedWireID) !== undefined;

/** Those that fit first, else in their order. */
const sorted = <T,>(all: readonly T[], isFirst: (one: T) => boolean): readonly T[] => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
];
