import { type LetterDefaults, letterFee } from '@closewright/domain/closing-protection';
import { InputError } from '@closewright/domain/errors';
import { cents } from '@closewright/domain/money';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { SelectField } from '@closewright/ui/select-field';
import { type Layout, when } from '../../records/form/layout.ts';
import { RecordSection } from '../../records/form/record-form.tsx';
import { letterTable } from '../../records/plain/tables.plain.ts';
import { amountText, letterName } from './letter-words.ts';
import type { LetterRequestState } from './use-letter-request.ts';

export interface LetterFormProps {
  request: LetterRequestState;
  /** The one underwriter that issues letters here. */
  underwriters: readonly { value: number; label: string }[];
  loans: readonly { value: number; label: string }[];
  /** Day of the company, for the fee. */
  today: string;
}

const letterLayout: Layout = [
  ['underwriterCompanyID', 12],
  ['form', 8],
  ['propertyState', 4, { upperCase: true }],
];
const loanLayout = (hasChoice: boolean): Layout => [
  ...when(hasChoice, ['loanID', 12]),
  ['loanNumber', 7, { identifier: true }],
  ['loanAmount', 5],
];
const lenderLayout: Layout = [
  ['lenderName', 12],
  ['clause', 12],
  ['attention', 12],
  ['address1', 8],
  ['address2', 4],
  ['city', 5],
  ['addressState', 4, { upperCase: true }],
  ['zip', 3, { identifier: true }],
];

/** What a letter is asked for with. */
export function LetterForm({ request, underwriters, loans, today }: LetterFormProps) {
  const { form, old, errors, failure, set } = request;
  const state = {
    fields: letterTable,
    values: { ...form },
    errors,
    set,
    options: { underwriterCompanyID: underwriters },
  };
  return (
    <div className="flex flex-col gap-3">
      {failure !== null && (
        <Banner tone="danger" title={failure} label="Errors">
          {errors['']}
        </Banner>
      )}
      {old !== null && (
        <Banner tone="info" label="Reissue" title={`In place of ${letterName(old)}`}>
          <Button size="sm" onClick={request.startAnew}>
            Request another letter instead
          </Button>
        </Banner>
      )}
      <RecordSection name="cpl.letter" title="Letter" form={state} layout={letterLayout} />
      <RecordSection
        name="cpl.loan"
        title="Loan"
        form={state}
        layout={loanLayout(loans.length > 1)}
        parts={{
          loanID: (part) => (
            <SelectField
              {...part}
              label="Loan of the file"
              options={loans}
              value={form.loanID}
              onValueChange={request.chooseLoan}
            />
          ),
        }}
      >
        <p className="pb-1 text-label text-muted" data-slot="letter-fee">
          {feeWords(form, today)}
        </p>
      </RecordSection>
      <RecordSection name="cpl.lender" title="Lender" form={state} layout={lenderLayout} />
    </div>
  );
}

/** What the state charges, and why. */
function feeWords({ propertyState, loanAmount }: LetterDefaults, today: string): string {
  if (propertyState === null || propertyState.length !== 2) return '';
  try {
    const fee = letterFee({
      state: propertyState,
      day: today,
      loanAmount: loanAmount === null ? null : cents(loanAmount),
    });
    if (fee === null) return `No fee is known for ${propertyState}.`;
    return `Fee ${amountText(fee.value)}. ${fee.trace.rule?.text ?? ''}`;
  } catch (error) {
    if (error instanceof InputError) return `${error.message}.`;
    throw error;
  }
}
