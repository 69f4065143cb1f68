import type { CostItem } from '../cost-items.ts';
import {
  type CostWordsSource,
  gap,
  interestParts,
  isTyped,
  monthsOf,
  payeeRuns,
  percentOf,
  perMonthOf,
  recordingRuns,
} from '../cost-runs.ts';
import type { FormRun } from '../form-document.ts';
import { outsideRuns } from '../outside-runs.ts';
import type { PlacedCharge } from './placed-charges.ts';
import type { ChargeBlanks, ChargeLine } from './preprinted-charges.ts';

const plain = (text: string): FormRun => ({ text });

/** Words one behind the other, with a blank between those that say something. */
const spaced = (...groups: readonly (readonly FormRun[])[]): readonly FormRun[] =>
  groups.filter(({ length }) => length > 0).flatMap((runs, at) => (at === 0 ? runs : [plain(' '), ...runs]));

/** The words of a line of section L: those of the form with what its blanks are filled in with, or the charge's own; what was paid outside of closing behind them. */
export function chargeWords(
  printed: Pick<ChargeLine, 'words' | 'blanks' | 'gfe'> | null,
  charges: readonly PlacedCharge[],
  source: CostWordsSource,
): readonly FormRun[] {
  const items = charges.map(({ item }) => item);
  const isOwn = printed === null || (printed.words === '' && printed.blanks === undefined);
  const words = isOwn
    ? items.flatMap((item, at) => [...(at === 0 ? [] : [plain('; ')]), ...ownWords(item)])
    : spaced(printed.words === '' ? [] : [plain(printed.words)], blankRuns(printed.blanks, items, source));
  const gfe = printed?.gfe === undefined ? [] : [plain(`(from GFE ${printed.gfe})`)];
  return spaced(
    words,
    gfe,
    ...charges.flatMap(({ item: { row, fee } }) => (fee ? outsideRuns(row, fee, outside, source.keep) : [])),
  );
}

/** What a charge is called, and to whom it is paid. */
function ownWords(item: CostItem): readonly FormRun[] {
  const label: FormRun = { text: item.label, ...(isTyped(item.row) && { field: `${item.row}.label` }) };
  return spaced([label], payeeRuns(item, null));
}

function blankRuns(
  blanks: ChargeBlanks | undefined,
  items: readonly CostItem[],
  source: CostWordsSource,
): readonly FormRun[] {
  const [item] = items;
  const to = item ? payeeRuns(item, null) : [plain('to')];
  const months = (item && monthsOf(item, source)) ?? gap;
  switch (blanks) {
    case undefined:
      return [];
    case 'to':
      return to;
    case 'percent':
      return [(item && percentOf(item, source)) ?? gap, plain('%')];
    case 'interest':
      return interestWords(item, source);
    case 'months to':
      return spaced([plain('for '), months, plain(' months')], to);
    case 'years to':
      return spaced([plain('for '), yearsOf(months), plain(' years')], to);
    case 'months a month':
      return [months, plain(' months @ '), item ? perMonthOf(item, source) : gap, plain(' per month')];
    case 'documents':
      return recordingRuns(['Deed', 'Mortgage', 'Release'], items, source);
    case 'deed and mortgage':
      // What a tax is of, deed or mortgage, is not stored.
      return spaced([plain('Deed:    Mortgage:   ')], item ? to : []);
  }
}

/** Whole years of the months a charge is for. */
function yearsOf(months: FormRun): FormRun {
  const count = Number(months.text);
  return count > 0 && count % 12 === 0 ? { ...months, text: String(count / 12) } : gap;
}

function interestWords(item: CostItem | undefined, source: CostWordsSource): readonly FormRun[] {
  const parts = interestParts(item, source);
  if ('typed' in parts) return [plain('('), parts.typed, plain(')')];
  return [plain('from '), parts.from, plain(' to '), parts.to, plain(' @ '), parts.perDay, plain(' /day')];
}

/** The columns that a HUD-1 does not have. */
const outside = ['borrowerBeforeClosing', 'sellerBeforeClosing', 'others'] as const;
