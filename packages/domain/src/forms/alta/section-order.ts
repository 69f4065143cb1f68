import type { PartKind } from '../../closing-file/index.ts';
import type { FeeKind } from '../../settlement/index.ts';
import type { StatementLine } from './statement-lines.ts';

/** Kinds of charges that stand first in their section, in this order. */
const firstKinds: readonly FeeKind[] = [
  'ratePoints',
  'appraisal',
  'creditReport',
  'floodCertification',
  'taxService',
  'ownersTitleInsurance',
  'lendersTitleInsurance',
  'titleSearch',
  'titleExamination',
  'titleBinder',
  'settlementFee',
  'notary',
  'recording',
  'pestInspection',
  'survey',
  'homeownersInsurance',
];

/** Kinds that stand last. */
const lastKinds: readonly FeeKind[] = [
  'mortgageInsurance',
  'cityPropertyTaxes',
  'countyPropertyTaxes',
  'assessments',
  'localTransferTax',
  'stateTransferTax',
  'prepaidInterest',
  'aggregateAdjustment',
];

const partOrder: readonly PartKind[] = [
  'salePrice',
  'Personal property',
  'deposit',
  'Further deposit',
  'loanAmount',
  'Existing loan assumed',
  'Seller credit',
  'Other credit',
  'Excess deposit',
];

/** The place of a line in its section; lines of one place stand in the order of their rows. */
export function placeInSection({ kind, feeKind }: Pick<StatementLine, 'kind' | 'feeKind'>): number {
  // Credits of the lender stand behind its charges.
  if (kind === 'Lender credit') return firstKinds.length + lastKinds.length + 1;
  if (kind !== 'fee') return partOrder.indexOf(kind);
  const first = feeKind ? firstKinds.indexOf(feeKind) : -1;
  if (first >= 0) return first;
  const last = feeKind ? lastKinds.indexOf(feeKind) : -1;
  return firstKinds.length + last + 1;
}
