import { governmentLimits, type StoredTransferTax, transferTaxName } from '../government-charges/index.ts';
import { inForceOf, isChargedBy, isSameTax, type OfferedTax } from './tax-table.ts';

type NamedTax = Pick<StoredTransferTax, 'label' | 'level' | 'rateVersion'>;

/** What a file has that taxes are reckoned on. */
interface TaxedFile {
  readonly hasSeller: boolean;
  readonly hasLoan: boolean;
  /** Whether the statement is of a smaller loan of the file: that of the largest has the sale. */
  readonly isOfSmallerLoan: boolean;
}

/** The taxes in force at the place of a file, held against those that it has. */
export interface TaxesOfFile {
  /** Those that a file like this one pays. */
  readonly due: readonly OfferedTax[];
  /** Those of them that it does not have. */
  readonly missing: readonly OfferedTax[];
  /** Those that can be added together. */
  readonly toAdd: readonly OfferedTax[];
  /** Why none is added; null where some are. */
  readonly whyNone: string | null;
  /** What is left out, and why: no tax is left out without a word. */
  readonly leftOut: readonly string[];
}

/** Whether another loan of a file is larger than one of them, or, of two alike, stands before it. */
export function isOfSmallerLoan(
  loanID: number,
  loans: readonly { readonly loanID: number; readonly amount: number | null }[],
): boolean {
  const place = loans.findIndex((each) => each.loanID === loanID);
  const own = loans[place]?.amount ?? 0;
  return loans.some(({ amount }, at) => (amount ?? 0) > own || ((amount ?? 0) === own && at < place));
}

/** Whether there is what a tax is reckoned on: no price without a seller, no mortgage without a loan. */
function isTaxOf({ tax: { reckonedOn } }: OfferedTax, { hasSeller, hasLoan }: TaxedFile): boolean {
  if (reckonedOn === null) return true;
  return reckonedOn === 'Loan amount' ? hasLoan : hasSeller;
}

/** Whether a tax is reckoned on the price, so that a sale pays it once, however many loans it has. */
const isOfSale = ({ tax: { reckonedOn } }: OfferedTax): boolean => reckonedOn === 'Sale price' || reckonedOn === byBoth;

/** Whether a tax is kept by a table that has none of its name for this place any more: another has taken its place, or the file has moved. */
export const isByNoTable = (stored: Pick<NamedTax, 'label' | 'rateVersion'>, offered: readonly OfferedTax[]): boolean =>
  stored.rateVersion !== null && inForceOf(stored, offered) === undefined;

/** Whether two tables have the same tax: it is paid once. State and county may call theirs the same. */
const isTwin = (one: OfferedTax, other: OfferedTax): boolean =>
  isSameTax(one.tax, other.tax) && one.tax.level === other.tax.level;

/** What of some taxes in force is not stored. A tax of a table stands for its own, one that is typed for the first of its name and level. */
export function missingTaxes(stored: readonly NamedTax[], due: readonly OfferedTax[]): readonly OfferedTax[] {
  const kept = due.filter((each) => stored.some((tax) => isChargedBy(tax, each)));
  const others = due.filter((each) => !kept.some((one) => isTwin(one, each)));
  return stored
    .filter(({ rateVersion }) => rateVersion === null)
    .reduce((left, typed) => {
      const meant = left.find(
        ({ tax }) => isSameTax(typed, tax) && (typed.level === null || typed.level === tax.level),
      );
      return meant === undefined ? left : left.filter((each) => !isTwin(each, meant));
    }, others);
}

/**
 * What of the taxes in force a file does not have yet. None is added beside one whose table is gone: both may be of the same deed. Nor is one
 * that two tables have, nor one on the deed to the statement of a smaller loan: somebody chooses.
 */
export function taxesOfFile(stored: readonly NamedTax[], offered: readonly OfferedTax[], file: TaxedFile): TaxesOfFile {
  const due = offered.filter((each) => isTaxOf(each, file));
  const missing = missingTaxes(stored, due);
  const twins = missing.filter((each) => missing.some((other) => other !== each && isTwin(other, each)));
  const ofDeed = file.isOfSmallerLoan ? missing.filter(isOfSale) : [];
  const single = missing.filter((each) => !twins.includes(each) && !ofDeed.includes(each));
  const gone = stored.filter((tax) => isByNoTable(tax, offered));
  const room = Math.max(0, governmentLimits.taxes - stored.length);
  const toAdd = gone.length > 0 ? [] : single.slice(0, room);
  const noRoom = gone.length > 0 ? [] : single.slice(room);
  const refinanced = file.hasLoan && !file.hasSeller ? offered.filter(({ tax }) => tax.reckonedOn === byBoth) : [];
  const leftOut = [
    ...wordsOfTwins(twins.filter((each) => !ofDeed.includes(each))),
    ...ofDeed.map(({ tax }) => `${tax.label}: left to the statement of the largest loan, which has the sale`),
    ...noRoom.map(({ tax }) => `${tax.label}: a statement has room for ${governmentLimits.taxes} taxes`),
    ...missingTaxes(stored, refinanced).map(
      ({ tax }) => `${tax.label}: without a sale it is not known what of the loan is taxed`,
    ),
  ];
  return {
    due,
    missing,
    toAdd,
    whyNone: toAdd.length > 0 || missing.length === 0 ? null : (whyNot(gone, noRoom) ?? leftOut[0] ?? null),
    leftOut,
  };
}

const byBoth = 'Price or larger loan';

/** One sentence for each tax that several tables have. */
const wordsOfTwins = (twins: readonly OfferedTax[]): readonly string[] =>
  twins
    .map((each) => twins.filter((other) => isTwin(other, each)))
    .filter(([first], at) => first === twins[at])
    .map((alike) => {
      const tables = alike.map(({ version }) => version).join(' and ');
      return `${alike[0]?.tax.label}: ${tables} have it; add a tax and take one of them`;
    });

function whyNot(gone: readonly NamedTax[], noRoom: readonly OfferedTax[]): string | null {
  if (gone.length > 0)
    return `First refresh or delete what no table of this place has any more: ${gone.map(transferTaxName).join(', ')}`;
  return noRoom.length > 0 ? `A statement has room for ${governmentLimits.taxes} taxes` : null;
}
