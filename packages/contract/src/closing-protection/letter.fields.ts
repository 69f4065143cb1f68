import { letterForms } from '@closewright/domain/closing-protection';
import { field } from '../kit/index.ts';

/** What a closing protection letter is asked for with; columns of table `closing_protection_letters` (domain.md §3 CPL). */
export const letterFields = {
  underwriterCompanyID: field.requiredSelect({ label: 'Underwriter', section: 'Letter', lookup: 'underwriters' }),
  form: field.choice({ label: 'Form', section: 'Letter', max: 30, choices: letterForms, required: true }),
  propertyState: field.requiredText({ label: 'State', section: 'Letter', max: 2, min: 2 }),
  loanNumber: field.text({ label: 'Loan number', section: 'Loan', max: 60 }),
  loanAmount: field.money({ label: 'Loan amount', section: 'Loan', min: 0 }),
  lenderName: field.requiredText({ label: 'Lender', section: 'Lender', max: 160 }),
  clause: field.text({ label: 'Clause', section: 'Lender', max: 300 }),
  attention: field.text({ label: 'Attention', section: 'Lender', max: 120 }),
  address1: field.requiredText({ label: 'Street', section: 'Lender', max: 120 }),
  address2: field.text({ label: 'Suite, floor', section: 'Lender', max: 60 }),
  city: field.requiredText({ label: 'City', section: 'Lender', max: 80 }),
  addressState: field.requiredText({ label: 'Address state', section: 'Lender', max: 2, min: 2 }),
  zip: field.requiredText({ label: 'ZIP', section: 'Lender', max: 10 }),
} as const;
