import { type FeeKind, feeKinds } from '../../settlement/index.ts';
import type { CostItem } from '../cost-items.ts';
import { isTyped } from '../cost-runs.ts';
import type { FormRun } from '../form-document.ts';

/** Parts of conducting the closing, which are no title insurance: section H has no prefix for them. */
const ofClosing: readonly FeeKind[] = ['settlementFee', 'documentPreparation', 'notary', 'attorney'];

const titlePrefix = 'Title – ';

const withoutPrefix = (label: string): string => label.replace(/^title\s*[-–—:]\s*/i, '');

/** What forms call a charge that put nothing around its name. */
export const plainLabel = ({ label }: Pick<CostItem, 'label'>): string =>
  withoutPrefix(label).replace(/\s*\(optional\)$/i, '');

/** Whether the form begins a charge with `Title –`: title insurance and the closing in B and C, title insurance in H (12 CFR 1026.37(f)(2)(i), (3)(i), 1026.38(g)(4)(i)). */
function isOfTitle({ section, kind }: Pick<CostItem, 'section' | 'kind'>): boolean {
  if (kind === undefined || !('isTitle' in feeKinds[kind])) return false;
  return 'BC'.includes(section) || (section === 'H' && !ofClosing.includes(kind));
}

/** Whether the borrower pays for it; nobody knows of one that is open. */
const isOfBorrower = ({ fee }: CostItem): boolean =>
  (fee?.disclosed ?? fee?.charges ?? []).some(({ paidBy, amount }) => paidBy === 'borrower' && amount !== 0);

/** What the form calls a charge: `Title –` before it, `(optional)` behind what of section H the borrower need not buy (12 CFR 1026.38(g)(4)(ii)). */
export function printedLabel(item: CostItem): string {
  const { label } = item;
  const name = withoutPrefix(label);
  const isPrefixed = name !== label || isOfTitle(item);
  const isOptional = item.section === 'H' && item.isOptional && isOfBorrower(item) && !/\(optional\)/i.test(label);
  return `${isPrefixed ? titlePrefix : ''}${name}${isOptional ? ' (optional)' : ''}`;
}

/** Words as people sort them: by their base letters, whatever the case. No collation of the machine, which is another on each. */
const sortedBy = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

/** In the order of what is printed; the same words in that of their rows. */
export function byPrintedLabel(one: CostItem, other: CostItem): number {
  const [before, behind] = [sortedBy(printedLabel(one)), sortedBy(printedLabel(other))];
  return Number(before > behind) - Number(before < behind);
}

/** The run of the words of a charge: those of a closing disclosure, where no others are given. */
export const labelRun = (item: CostItem, text = printedLabel(item)): FormRun => ({
  text,
  ...(isTyped(item.row) && { field: `${item.row}.label` }),
});
