import type { PreprintedCost } from '../../closing-file/index.ts';
import { costInterest } from '../cost-figures.ts';
import type { CostItem } from '../cost-items.ts';
import {
  type CostWordsSource,
  gap,
  interestParts,
  monthsOf,
  payeeRuns,
  percentOf,
  perMonthOf,
  recordingRuns,
} from '../cost-runs.ts';
import type { FormRun } from '../form-document.ts';
import { labelRun, printedLabel } from './cost-words.ts';

/** The words of a line: what it is for, and to whom it is paid or how it is made. */
export interface CostWords {
  readonly label: readonly FormRun[];
  readonly to: readonly FormRun[];
}

const plain = (words: string): FormRun => ({ text: words });

/** The words of a line, preprinted or not, with what stands on it. */
export function costWords(
  preprinted: PreprintedCost | null,
  section: CostItem['section'],
  items: readonly CostItem[],
  source: CostWordsSource,
): CostWords {
  const [item] = items;
  const to = item ? payeeRuns(item, source.lender) : [];
  const months = (item && monthsOf(item, source)) ?? gap;
  const isEscrow = section === 'G';
  const perMonth = () => [item ? perMonthOf(item, source) : gap, plain(' per month for '), months, plain(' mo.')];
  switch (preprinted) {
    case 'points':
      return { label: [(item && percentOf(item, source)) ?? gap, plain(ofPoints)], to };
    case 'recording':
      // Each a sum before the columns (12 CFR 1026.38(g)(1)(i)(A)).
      return { label: [plain(names.recording)], to: recordingRuns(['Deed', 'Mortgage'], items, source) };
    case 'aggregateAdjustment':
      return { label: [plain(names.aggregateAdjustment)], to: [] };
    case 'prepaidInterest':
      return { label: interestRuns(item, source), to: [] };
    case 'homeownersInsurance':
    case 'mortgageInsurance':
    case 'propertyTaxes': {
      const name = (isEscrow ? escrowed : names)[preprinted];
      if (isEscrow) return { label: [plain(name)], to: perMonth() };
      return { label: [plain(`${name} (`), months, plain(' mo.)')], to };
    }
    case null:
      return { label: item ? [labelRun(item)] : [], to: item && isEscrow ? perMonth() : to };
  }
}

/** What the form calls a line, without months, days and whom it is paid to. */
export function costName(
  preprinted: PreprintedCost | null,
  item: CostItem,
  source: Pick<CostWordsSource, 'file' | 'charges'>,
): string {
  switch (preprinted) {
    case 'points':
      return `${percentOf(item, source)?.text ?? ''}${ofPoints}`.trim();
    case 'prepaidInterest': {
      const interest = costInterest(item, source);
      // Days that are typed have no figures.
      return interest && 'typed' in interest ? `${names[preprinted]} (${interest.typed.value})` : names[preprinted];
    }
    case 'homeownersInsurance':
    case 'mortgageInsurance':
    case 'propertyTaxes':
      return (item.section === 'G' ? escrowed : names)[preprinted];
    case 'recording':
    case 'aggregateAdjustment':
      return names[preprinted];
    case null:
      return printedLabel(item);
  }
}

const ofPoints = ' % of Loan Amount (Points)';

const names = {
  recording: 'Recording Fees',
  homeownersInsurance: 'Homeowner’s Insurance Premium',
  mortgageInsurance: 'Mortgage Insurance Premium',
  prepaidInterest: 'Prepaid Interest',
  propertyTaxes: 'Property Taxes',
  aggregateAdjustment: 'Aggregate Adjustment',
} as const;

const escrowed = {
  homeownersInsurance: 'Homeowner’s Insurance',
  mortgageInsurance: 'Mortgage Insurance',
  propertyTaxes: 'Property Taxes',
} as const;

/** The interest of a day with the days it is for (12 CFR 1026.38(g)(2)). */
function interestRuns(item: CostItem | undefined, source: CostWordsSource): readonly FormRun[] {
  const parts = interestParts(item, source);
  const lead = plain(`${names.prepaidInterest} (`);
  if ('typed' in parts) return [lead, parts.typed, plain(')')];
  return [lead, parts.perDay, plain(' per day from '), parts.from, plain(' to '), parts.to, plain(')')];
}
