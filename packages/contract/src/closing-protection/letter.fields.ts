import { letterForms } from '@closewright/domain/closing-protection';
import { field } from '../kit/index.ts';

/** What a closing protection letter is asked for with; columns of table `closing_protection_letters` (domain.md §3 CPL). */
export const letterFields = {
  underwriterCompanyID: field.requiredSelect({ label: 'Underwriter', lookup: 'underwriters' }),
  form: field.choice({ label: 'Form', max: 30, choices: letterForms, required: true }),
  propertyState: field.requiredText({ label: 'State', max: 2, min: 2 }),
  loanNumber: field.text({ label: 'Loan number', max: 60 }),
  loanAmount: field.money({ label: 'Loan amount', min: 0 }),
  lenderName: field.requiredText({ label: 'Lender', max: 160 }),
  clause: field.text({ label: 'Clause', max: 300 }),
  attention: field.text({ label: 'Attention', max: 120 }),
  address1: field.requiredText({ label: 'Street', max: 120 }),
  address2: field.text({ label: 'Suite, floor', max: 60 }),
  city: field.requiredText({ label: 'City', max: 80 }),
  addressState: field.requiredText({ label: 'Address state', max: 2, min: 2 }),
  zip: field.requiredText({ label: 'ZIP', max: 10 }),
} as const;
