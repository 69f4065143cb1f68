import type { Investment, InvestmentBank, InvestmentBody, InvestmentDetails } from '@closewright/contract/investments';
import { parseTaxID } from '@closewright/domain/formats';
import {
  type InterestReporter,
  interestReporters,
  investmentLimits,
  openingProblems,
} from '@closewright/domain/investments';
import { DialogMessage } from '@closewright/ui/dialog';
import { MaskedIdField } from '@closewright/ui/masked-id-field';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../records/form/layout.ts';
import { reporterNames } from './investment-words.ts';

export interface InvestmentDialogProps {
  ordersID: number;
  /** The bank accounts that no investment account has. */
  banks: readonly InvestmentBank[];
  dialog: DialogControl<Investment>;
}

type Typed = Omit<{ [K in keyof InvestmentBody]: InvestmentBody[K] | null }, 'ordersID' | 'taxID'> & {
  taxID: string | null | undefined;
};

const text = (label: string, maxLength: number) => ({ kind: 'text', label, required: false, maxLength });
const detailFields = {
  street: text('Street', investmentLimits.street),
  city: text('City', investmentLimits.city),
  state: text('State', 2),
  zip: text('ZIP', investmentLimits.zip),
  reportedBy: { kind: 'choice', label: 'Form 1099-INT is filed by', required: false },
  note: text('Note', investmentLimits.note),
};
const fields = {
  bankAccountID: { kind: 'select', label: 'Bank account', required: true, missing: 'Choose its bank account' },
  beneficiary: {
    kind: 'text',
    label: 'Beneficiary',
    required: true,
    missing: 'Beneficiary is required',
    maxLength: investmentLimits.name,
  },
  taxID: { kind: 'secret', label: 'TIN', required: true },
  w9On: { kind: 'date', label: 'W-9 signed on', required: true },
  instructedOn: { kind: 'date', label: 'Written instruction of', required: true },
  rate: { kind: 'decimal', label: 'Rate', required: true, decimals: investmentLimits.rateDecimals, unit: '%' },
  ...detailFields,
};
const details: Layout = [
  ['street', 12],
  ['city', 6],
  ['state', 2, { upperCase: true }],
  ['zip', 4, { identifier: true }],
  ['reportedBy', 12, { placeholder: 'As the office has it' }],
  ['note', 12],
];
const reporters = interestReporters.map((value: InterestReporter) => ({ value, label: reporterNames[value] }));
const noDetails: InvestmentDetails = { street: null, city: null, state: null, zip: null, reportedBy: null, note: null };

/** Asks for an investment account: whose it is, by which papers, in which bank account. */
export function InvestmentDialog({ ordersID, banks, dialog }: InvestmentDialogProps) {
  const clock = useClock();
  const [kind, setKind] = useState<'ein' | 'ssn'>('ssn');
  const read = (taxID: string | null | undefined) => parseTaxID(taxID ?? '', kind === 'ein' ? 'taxID' : 'ssn');
  const [only] = banks;
  const form = useRecordDialog<Typed, Investment>({
    dialog,
    fields,
    begin: {
      ...{ ...noDetails, bankAccountID: banks.length === 1 && only ? only.bankAccountID : null, beneficiary: null },
      ...{ taxID: undefined, w9On: null, instructedOn: null, rate: null },
    },
    options: {
      bankAccountID: banks.map(({ bankAccountID, name, bankName, accountNumber }) => ({
        value: bankAccountID,
        label: name,
        note: `${bankName}, ${accountNumber}`,
      })),
      reportedBy: reporters,
    },
    check: ({ taxID, w9On, instructedOn, rate }) => {
      const answer = read(taxID);
      return {
        ...(w9On !== null &&
          instructedOn !== null &&
          rate !== null &&
          openingProblems({ w9On, instructedOn, rate }, clock.today())),
        ...(!answer.ok && { taxID: answer.message }),
      };
    },
    send: (typed) => {
      const answer = read(typed.taxID);
      // What cannot be asked for without is checked before.
      const body = { ...typed, ordersID, taxID: answer.ok ? answer.value : '' } as InvestmentBody;
      return call('askInvestment', { body });
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={[
        [
          'beneficiary',
          12,
          { autoFocus: true, help: 'As the W-9 has it. A payment to this name is no way back to trust' },
        ],
        ['taxID', 6],
        ['kind', 6],
        ...when(banks.length > 1, ['bankAccountID', 12]),
        ['w9On', 4],
        ['instructedOn', 4],
        ['rate', 4],
        ...details,
      ]}
      saveLabel="Ask for approval"
      lead={
        <DialogMessage>
          {only && banks.length === 1 ? `In ${only.name}, ${only.bankName} ${only.accountNumber}. ` : ''}
          You have seen the W-9 and the instruction. Another person approves it before money comes in.
        </DialogMessage>
      }
      parts={{
        taxID: (part) => (
          <MaskedIdField
            {...part}
            kind={kind}
            masked={null}
            value={form.values.taxID}
            onValueChange={(taxID) => form.set({ taxID })}
          />
        ),
        kind: ({ className }) => (
          <div className={`${className} self-end`}>
            <SegmentedControl
              label="Kind of number"
              options={[
                { value: 'ssn', label: 'SSN' },
                { value: 'ein', label: 'EIN' },
              ]}
              value={kind}
              onValueChange={setKind}
            />
          </div>
        ),
      }}
    />
  );
}

export interface DetailsDialogProps {
  investment: Investment;
  dialog: DialogControl<Investment>;
}

/** Changes where the form of a beneficiary goes, who files it and the note. */
export function DetailsDialog({ investment, dialog }: DetailsDialogProps) {
  const form = useRecordDialog<InvestmentDetails, Investment>({
    dialog,
    fields: detailFields,
    begin: noDetails,
    options: { reportedBy: reporters },
    stored: investment,
    formOf: ({ address, reportedBy, note }) => ({ ...address, reportedBy, note }),
    send: async () => null,
    save: ({ investmentID, version }, changes) =>
      call('saveInvestment', { params: { investmentID }, body: { version, changes } }),
    fieldOf: (path) => path.replace(/^changes\./, ''),
  });
  return <RecordDialog form={form} layout={details} saveLabel="Save" />;
}
