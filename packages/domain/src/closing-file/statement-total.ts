import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import type { Missing } from './stored-parts.ts';
import type { SummaryForm } from './summary-row.ts';

/** A figure of a statement with its reason, or what is missing for it and where. */
export type StatementTotal =
  | ({ readonly kind: 'figure' } & Explained<Cents>)
  | { readonly kind: 'open'; readonly missing: readonly Missing[] };

/** The totals of a statement, in the order they feed each other. */
export const totalNames = [
  'loanCosts',
  'otherCosts',
  'closingCosts',
  'borrowerAtClosing',
  'sellerAtClosing',
  'payoffsAndPayments',
  'dueFromBorrower',
  'paidForBorrower',
  'cashFromBorrower',
  'dueToSeller',
  'dueFromSeller',
  'cashToSeller',
] as const;

export type TotalName = (typeof totalNames)[number];

/** The totals that amounts of the summaries are added to, by place and side. */
export const sideTotals = {
  due: { buyer: 'dueFromBorrower', seller: 'dueToSeller' },
  paid: { buyer: 'paidForBorrower', seller: 'dueFromSeller' },
} as const;

/** Totals that no form HUD-1 has. */
const ofDisclosure: readonly TotalName[] = ['loanCosts', 'otherCosts', 'closingCosts'];

/** Whether a form has a total at all. */
export const isOnForm = (name: TotalName, form: SummaryForm): boolean => form !== 'HUD' || !ofDisclosure.includes(name);
