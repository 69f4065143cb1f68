import { type LetterDefaults, letterFee } from '@closewright/domain/closing-protection';
import { InputError } from '@closewright/domain/errors';
import { cents } from '@closewright/domain/money';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { Section } from '@closewright/ui/section';
import { SelectField } from '@closewright/ui/select-field';
import { RecordField, type RecordFieldLook } from '../../records/field/record-field.tsx';
import { letterTable } from './letter-table.plain.ts';
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

const none: readonly never[] = [];
const edit = { mode: 'edit', reason: null } as const;

/** What a letter is asked for with. */
export function LetterForm({ request, underwriters, loans, today }: LetterFormProps) {
  const { form, old, errors, failure, set } = request;
  const field = (name: keyof LetterDefaults & keyof typeof letterTable, look: RecordFieldLook = {}) => (
    <RecordField
      {...look}
      name={name}
      table={letterTable[name]}
      value={form[name]}
      onValueChange={(value) => set({ [name]: value })}
      error={errors[name]}
      mode={edit}
      lookups={{}}
      regionIDs={none}
      options={name === 'underwriterCompanyID' ? underwriters : undefined}
    />
  );
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
      <Section name="cpl.letter" title="Letter" foldable={false}>
        <div className="grid grid-cols-12 gap-x-3 gap-y-2 py-1">
          {field('underwriterCompanyID', { className: 'col-span-12' })}
          {field('form', { className: 'col-span-8' })}
          {field('propertyState', { className: 'col-span-4', upperCase: true })}
        </div>
      </Section>
      <Section name="cpl.loan" title="Loan" foldable={false}>
        <div className="grid grid-cols-12 gap-x-3 gap-y-2 py-1">
          {loans.length > 1 && (
            <SelectField
              className="col-span-12"
              label="Loan of the file"
              data-field="loanID"
              options={loans}
              value={form.loanID}
              onValueChange={request.chooseLoan}
              error={errors.loanID}
            />
          )}
          {field('loanNumber', { className: 'col-span-7', identifier: true })}
          {field('loanAmount', { className: 'col-span-5' })}
        </div>
        <p className="pb-1 text-label text-muted" data-slot="letter-fee">
          {feeWords(form, today)}
        </p>
      </Section>
      <Section name="cpl.lender" title="Lender" foldable={false}>
        <div className="grid grid-cols-12 gap-x-3 gap-y-2 py-1">
          {field('lenderName', { className: 'col-span-12' })}
          {field('clause', { className: 'col-span-12' })}
          {field('attention', { className: 'col-span-12' })}
          {field('address1', { className: 'col-span-8' })}
          {field('address2', { className: 'col-span-4' })}
          {field('city', { className: 'col-span-5' })}
          {field('addressState', { className: 'col-span-4', upperCase: true })}
          {field('zip', { className: 'col-span-3', identifier: true })}
        </div>
      </Section>
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
