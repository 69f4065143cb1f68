import type { Ref } from 'react';
import type { ChangeDetails } from '../../lib/change.ts';
import type { FieldProps } from '../field/use-field.ts';
import { SelectField } from '../select-field/index.ts';
import { loanSelectorMessages } from './loan-selector.messages.ts';

/** A loan of the file. */
export interface LoanChoice {
  loanID: number;
  /** Its place in the file, from 1. */
  loanOrder: number;
  loanNumber?: string | undefined;
  lender?: string | undefined;
}

export interface LoanSelectorProps extends FieldProps {
  /** All loans of the file, in order. */
  loans: readonly LoanChoice[];
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?: ((loanID: number | null, details: ChangeDetails) => void) | undefined;
  messages?: Partial<typeof loanSelectorMessages> | undefined;
  /** The element that takes the focus. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Which loan of the file. Not there at all unless there is a choice: with one loan or none it renders nothing. */
export function LoanSelector({ loans, messages, ...field }: LoanSelectorProps) {
  const words = { ...loanSelectorMessages, ...messages };
  if (loans.length < 2) return null;
  return (
    <SelectField<number>
      label={field['aria-label'] ? undefined : words.label}
      required
      {...field}
      options={loans.map(({ loanID, loanOrder, loanNumber, lender }) => ({
        value: loanID,
        label: words.loan(loanOrder, loanNumber),
        note: lender,
      }))}
    />
  );
}
