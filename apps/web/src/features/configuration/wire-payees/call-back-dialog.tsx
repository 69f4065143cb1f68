import type { ToldWireInstructions, WirePayee } from '@closewright/contract/wires';
import { type CallBackResult, type NumberSource, numberSources, wireLimits } from '@closewright/domain/wires';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { DialogMessage } from '@closewright/ui/dialog';
import { RadioGroup } from '@closewright/ui/radio-group';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { ownWords } from './payee-words.ts';

export interface CallBackDialogProps {
  wirePayeeID: number;
  instructions: ToldWireInstructions;
  dialog: DialogControl<WirePayee>;
}

/** What is typed of a call. */
type TypedCall = {
  result: CallBackResult | null;
  numberCalled: string | null;
  numberSource: NumberSource | null;
  spokeTo: string | null;
  accountNumber: string | null;
  note: string | null;
};

const text = (label: string, maxLength: number, required = false) => ({ kind: 'text', label, maxLength, required });
const fields = {
  numberCalled: { ...text('Number called', wireLimits.phone, true) },
  numberSource: {
    ...{ kind: 'choice', label: 'Where it was taken from', required: true, choices: numberSources },
    missing: 'Say where the number was taken from',
  },
  result: { kind: 'choice', label: 'What came of it', required: true, missing: 'Say what came of the call' },
  spokeTo: text('Spoke to', wireLimits.spokeTo),
  accountNumber: text('Account number, as it was read back', 60),
  note: { ...text('Note', wireLimits.note), kind: 'memo' },
};

const layoutOf = (result: CallBackResult | null): Layout => [
  ['numberCalled', 5, { autoFocus: true, autoComplete: 'off', help: 'Never one that came with the instructions' }],
  ['numberSource', 7, { clearable: false }],
  ['result', 12],
  ...when(result === 'Confirmed' || result === 'Differs', ['spokeTo', 12, { required: result === 'Confirmed' }]),
  ...when(result === 'Confirmed', [
    'accountNumber',
    12,
    {
      identifier: true,
      autoComplete: 'off',
      required: true,
      help: 'Typed again in full, as whoever was called said it',
    },
  ]),
  ['note', 12, { required: result === 'Differs' }],
];

/** Records a call about instructions: whoever entered them does not confirm them, and the account number is typed again. */
export function CallBackDialog({ wirePayeeID, instructions, dialog }: CallBackDialogProps) {
  const own = ownWords(instructions);
  const form = useRecordDialog<TypedCall, WirePayee>({
    dialog,
    fields,
    begin: { result: null, numberCalled: null, numberSource: null, spokeTo: null, accountNumber: null, note: null },
    check: ({ result, spokeTo, accountNumber, note }) => ({
      ...(result === 'Confirmed' && spokeTo === null && { spokeTo: 'Say who confirmed them' }),
      ...(result === 'Confirmed' && accountNumber === null && { accountNumber: 'Type the account number again' }),
      ...(result === 'Differs' && note === null && { note: 'Say what differs' }),
    }),
    async send({ result, numberCalled, numberSource, spokeTo, accountNumber, note }) {
      if (result === null || numberCalled === null || numberSource === null) return null;
      const reached = result !== 'Not reached';
      return call('recordCallBack', {
        params: { wirePayeeID, number: instructions.number },
        body: {
          ...{ result, numberCalled, numberSource, note },
          spokeTo: reached ? spokeTo : null,
          accountNumber: result === 'Confirmed' ? accountNumber : null,
        },
      });
    },
  });
  const { result } = form.values;
  const { beneficiary, bankName, routingNumber, phoneGiven } = instructions;
  return (
    <RecordDialog
      form={form}
      layout={layoutOf(result)}
      parts={{
        result: (part) => (
          <RadioGroup<CallBackResult>
            {...part}
            orientation="column"
            options={[
              {
                ...{ value: 'Confirmed', label: 'Confirmed', help: 'Everything is as it was entered' },
                ...(own !== null && { disabledReason: own }),
              },
              { value: 'Differs', label: 'Differs', help: 'Something is other: the instructions are stopped at once' },
              { value: 'Not reached', label: 'Not reached', help: 'Nobody, or a voicemail, which is no call' },
            ]}
            value={result}
            onValueChange={(next) => form.set({ result: next })}
          />
        ),
      }}
      saveLabel="Record the call"
      lead={
        <>
          <DialogMessage>
            Call a number that you have from before, let them read the instructions to you, and hold them against these.
          </DialogMessage>
          <DescriptionList>
            <Description term="Beneficiary">{beneficiary}</Description>
            <Description term="Bank">{bankName}</Description>
            <Description term="Routing number" identifier>
              {routingNumber}
            </Description>
            {phoneGiven !== null && <Description term="Not this number">{phoneGiven}</Description>}
          </DescriptionList>
        </>
      }
    />
  );
}
