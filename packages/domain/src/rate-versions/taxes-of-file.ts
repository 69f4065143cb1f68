import { governmentLimits, type StoredTransferTax, transferTaxName } from '../government-charges/index.ts';
import { codeOfVersion } from './dated-versions.ts';
import { isSameTax, type OfferedTax } from './tax-table.ts';

type NamedTax = Pick<StoredTransferTax, 'label' | 'rateVersion'>;

/** What a file has that taxes are reckoned on. */
interface TaxedFile {
  readonly hasSeller: boolean;
  readonly hasLoan: boolean;
}

/** The taxes in force at the place of a file, held against those that it has. */
export interface TaxesOfFile {
  /** Those that a file like this one pays. */
  readonly due: readonly OfferedTax[];
  readonly toAdd: readonly OfferedTax[];
  /** Why none is added; null where some are. */
  readonly whyNone: string | null;
  /** What is left out, and why: no tax is left out without a word. */
  readonly leftOut: readonly string[];
}

/** Whether there is what a tax is reckoned on: no price without a seller, no mortgage without a loan. */
function isTaxOf({ tax: { reckonedOn } }: OfferedTax, { hasSeller, hasLoan }: TaxedFile): boolean {
  if (reckonedOn === null) return true;
  return reckonedOn === 'Loan amount' ? hasLoan : hasSeller;
}

/** Whether a tax is kept by a table that says nothing of its place any more: another has taken its place, or the file has moved. */
export const isByNoTable = ({ rateVersion }: NamedTax, offered: readonly OfferedTax[]): boolean =>
  rateVersion !== null && !offered.some(({ code }) => code === codeOfVersion(rateVersion));

/** One that is typed is told by its name, one of a table by its table, too: state and county may call theirs the same. */
const isOffered = ({ label, rateVersion }: NamedTax, { code, tax }: OfferedTax): boolean =>
  isSameTax({ label }, tax) && (rateVersion === null || codeOfVersion(rateVersion) === code);

/** What of the taxes in force a file does not have yet. None is added beside one whose table is gone: both may be of the same deed. */
export function taxesOfFile(stored: readonly NamedTax[], offered: readonly OfferedTax[], file: TaxedFile): TaxesOfFile {
  const due = offered.filter((each) => isTaxOf(each, file));
  const missing = due.filter((each) => !stored.some((tax) => isOffered(tax, each)));
  const gone = stored.filter((tax) => isByNoTable(tax, offered));
  const room = Math.max(0, governmentLimits.taxes - stored.length);
  const toAdd = gone.length > 0 ? [] : missing.slice(0, room);
  const noRoom = gone.length > 0 ? [] : missing.slice(room);
  const refinanced = file.hasLoan && !file.hasSeller ? offered.filter(({ tax }) => tax.reckonedOn === byBoth) : [];
  return {
    due,
    toAdd,
    whyNone: toAdd.length > 0 || missing.length === 0 ? null : whyNot(gone),
    leftOut: [
      ...noRoom.map(({ tax }) => `${tax.label}: a statement has room for ${governmentLimits.taxes} taxes`),
      ...refinanced.map(({ tax }) => `${tax.label}: without a sale it is not known what of the loan is taxed`),
    ],
  };
}

const byBoth = 'Price or larger loan';

const whyNot = (gone: readonly NamedTax[]): string =>
  gone.length === 0
    ? `A statement has room for ${governmentLimits.taxes} taxes`
    : `First refresh or delete what no table of this place has any more: ${gone
        .map(({ label }) => transferTaxName({ label }))
        .join(', ')}`;
