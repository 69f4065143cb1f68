import {
  commissionFigure,
  commissionName,
  referralPayeeOf,
  type StoredCommission,
  type StoredCommissionPayee,
  type StoredCommissionTier,
} from '../commissions/index.ts';
import { type BilledItem, escrowFigure, type FirstPayment, type StoredEscrowTerms } from '../escrow-account/index.ts';
import { feeFigure, feeInStatement, feeKindWords, feeName, type StoredFee, toleranceWords } from '../fees/index.ts';
import {
  recordingDocumentFigure,
  recordingDocumentName,
  type StoredRecordingDocument,
  type StoredTransferTax,
  transferTaxFigure,
  transferTaxName,
} from '../government-charges/index.ts';
import {
  type InterestBegin,
  type InterestFigure,
  type interestByDay,
  interestFigure,
  type StoredInterest,
} from '../loans/index.ts';
import { payDayOf } from '../payoffs/index.ts';
import { type RatedFile, ratesFigure, type StoredRates } from '../premium/index.ts';
import {
  type FeeKind,
  type FeeSection,
  isInsuranceAtClosing,
  isPrepaidInterest,
  partyRoles,
  payeeOf,
} from '../settlement/index.ts';
import { feesOfEscrow, interestFee } from './calculated-fees.ts';
import { feeOfCommission } from './commission-fees.ts';
import type { FiguredFee } from './figured-fee.ts';
import { feeOfDocument, feeOfTax } from './government-fees.ts';
import type { StoredPart } from './itemized-lines.ts';
import { premiumsWithoutSeller, withoutSellersShare } from './no-seller.ts';
import { feesOfRates } from './premium-fees.ts';
import { type FileFacts, leftOutOf, missingOf } from './stored-parts.ts';

/** The rows of a statement that become fees, in their order. */
export interface StoredCharges {
  readonly fees: readonly Partial<StoredFee>[];
  /** The parts of each fee, by its place. */
  readonly feeParts?: readonly (readonly Partial<StoredPart>[])[];
  readonly commissions: readonly {
    readonly stored: StoredCommission;
    readonly payees: readonly StoredCommissionPayee[];
    readonly tiers: readonly StoredCommissionTier[];
  }[];
  readonly documents: readonly StoredRecordingDocument[];
  readonly taxes: readonly StoredTransferTax[];
  readonly interest: {
    /** How its day is reckoned, as the statement asks for it; null where it does not. */
    readonly byDay: keyof typeof interestByDay | null;
    /** Null where the file has no loan. */
    readonly loan: Omit<StoredInterest, 'amount'> | null;
  };
  readonly rates: readonly StoredRates[];
  readonly escrow: {
    readonly terms: StoredEscrowTerms;
    readonly firstPayment: FirstPayment;
    readonly items: readonly BilledItem[];
  };
}

/** What a statement charges: its fees, premiums of title insurance, recording and transfer taxes of section E, the commissions of section H, prepaid interest of section F and the deposits of section G. */
export function figuredFees(
  file: FileFacts,
  { fees, commissions, documents, taxes, rates, interest, escrow }: StoredCharges,
): FiguredFee[] {
  const figured = [
    ...fees.map((row, at) => figuredFee(row, at, file)),
    ...commissions.map((row, at) => figuredCommission(row, at, file)),
    ...documents.map(figuredDocument),
    ...taxes.map((row, at) => figuredTax(row, at, file)),
    ...figuredInterest(interest, fees, file),
    ...rates.flatMap((stored, at) => {
      const figure = ratesFigure(stored, ratedFileOf(file));
      const premiums = feesOfRates({ stored, figure }, at, { typed: typedKinds(fees), file });
      return file.hasSeller ? premiums : premiumsWithoutSeller(premiums);
    }),
    ...figuredEscrow(escrow),
    ...feesLeftOut(file),
  ];
  return file.hasSeller ? figured : figured.map(withoutSellersShare);
}

/** What of the file its policies are rated with. */
export const ratedFileOf = ({
  salePrice,
  loan,
  loanID = 0,
  loans = [],
  closingDate,
  propertyState = null,
  manuals = [],
}: FileFacts): RatedFile => ({
  salePrice,
  loanAmount: loan?.amount ?? null,
  loanID,
  loans,
  closingDate,
  propertyState,
  manuals,
});

/** The kinds of fees that are typed among the fees of a statement. */
export const typedKinds = (fees: StoredCharges['fees']): ReadonlySet<FeeKind> =>
  new Set(fees.flatMap(({ kind }) => (kind ? feeKindWords[kind] : [])));

/** Lists whose rows become fees, the names of their pages and the section their fees stand in, null for any. */
const chargeLists: Readonly<Record<string, readonly [name: string, section: FeeSection | null]>> = {
  fees: ['Fees', null],
  commissions: ['Commissions', 'H'],
  recordingDocuments: ['Recording fees', 'E'],
  transferTaxes: ['Transfer taxes', 'E'],
  rateOrders: ['Premium rates', null],
  escrowItems: ['Escrow items', 'G'],
};

/** What the reader has no right to is open. */
function feesLeftOut({ leftOut = [] }: FileFacts): FiguredFee[] {
  return Object.entries(chargeLists).flatMap(([list, [name, section]]) =>
    leftOut.includes(list)
      ? {
          kind: 'open',
          section,
          missing: [leftOutOf(list, name)],
          ...(list === 'rateOrders' && { movesSides: true }),
        }
      : [],
  );
}

function figuredFee(row: Partial<StoredFee>, at: number, { salePrice, loan }: FileFacts): FiguredFee {
  const figure = feeFigure(row, { salePrice, loanAmount: loan?.amount ?? null });
  if (figure.kind === 'figure') return { kind: 'figure', fee: feeInStatement(figure.fee, at) };
  const missing = missingOf(figure.missing, feeName(row), `fees.${at}`);
  const bucket = row.bucket ? toleranceWords[row.bucket] : null;
  const { section = null, kind, isFinanceCharge } = row;
  const payee = payeeOf({
    payee: row.payeeName?.trim() ?? '',
    ...(section && { section }),
    ...(kind && { kind: feeKindWords[kind] }),
  });
  return {
    kind: 'open',
    section,
    missing,
    bucket,
    ...(payee && { payee }),
    ...(kind && { feeKind: feeKindWords[kind] }),
    ...(isFinanceCharge && { isFinanceCharge }),
    ...(isTypedInterest(row) && { isPrepaidInterest: true }),
    ...(isInsuranceAtClosing({ ...namedFee(row), section }) && { isMortgageInsurance: true }),
  };
}

function figuredCommission(
  { stored, payees, tiers }: StoredCharges['commissions'][number],
  at: number,
  { salePrice }: FileFacts,
): FiguredFee {
  const figure = commissionFigure(stored, payees, tiers, { salePrice });
  const fee = feeOfCommission({ stored, payees, figure }, at);
  if (fee) return { kind: 'figure', fee };
  const missing = missingOf(figure.missing, commissionName(stored), `commissions.${at}`);
  const [payee, ...more] = payees;
  const name = more.length === 0 && referralPayeeOf(stored) === null ? payee?.payee?.trim() : undefined;
  return { kind: 'open', section: 'H', feeKind: 'commission', missing, ...(name && { payee: name }) };
}

function figuredDocument(stored: StoredRecordingDocument, at: number): FiguredFee {
  const figure = recordingDocumentFigure(stored);
  const fee = feeOfDocument({ stored, figure }, at);
  if (fee) return { kind: 'figure', fee };
  const gaps = figure.kind === 'open' ? figure.missing : {};
  return {
    kind: 'open',
    section: 'E',
    missing: missingOf(gaps, recordingDocumentName(stored), `recordingDocuments.${at}`),
  };
}

function figuredTax(stored: StoredTransferTax, at: number, { salePrice, loan }: FileFacts): FiguredFee {
  const figure = transferTaxFigure(stored, { salePrice, loanAmount: loan?.amount ?? null });
  const fee = feeOfTax({ stored, figure }, at);
  if (fee) return { kind: 'figure', fee };
  const gaps = figure.kind === 'open' ? figure.missing : {};
  const missing = missingOf(gaps, transferTaxName(stored), `transferTaxes.${at}`);
  const payee = stored.payee?.trim();
  return { kind: 'open', section: 'E', missing, ...(payee && { payee }) };
}

const namedFee = (row: Partial<StoredFee>) => ({
  label: feeName(row),
  ...(row.kind && { kind: feeKindWords[row.kind] }),
});

/** Whether a fee that is typed is the prepaid interest: what the loan comes to is none besides. */
const isTypedInterest = (row: Partial<StoredFee>): boolean => isPrepaidInterest(namedFee(row));

/** The prepaid interest of a statement, and the place of the fee that is typed instead: what the loan comes to is none besides. */
export interface StatementInterest {
  readonly ofLoan: InterestFigure;
  readonly typedAt: number | null;
}

/** What the loan comes to in prepaid interest, and whether a typed fee takes its place. */
export function statementInterest(
  { byDay, loan }: StoredCharges['interest'],
  fees: StoredCharges['fees'],
  file: FileFacts,
): StatementInterest {
  const amount = file.loan?.amount ?? null;
  const typed = fees.findIndex(isTypedInterest);
  return {
    ofLoan: interestFigure(byDay, loan && { ...loan, amount }, interestBegin(file, loan)),
    typedAt: typed < 0 ? null : typed,
  };
}

function figuredInterest(
  interest: StoredCharges['interest'],
  fees: StoredCharges['fees'],
  file: FileFacts,
): FiguredFee[] {
  const { ofLoan, typedAt } = statementInterest(interest, fees, file);
  if (typedAt !== null || ofLoan.kind === 'none') return [];
  if (ofLoan.kind === 'figure') return [{ kind: 'figure', fee: interestFee(ofLoan) }];
  const missing = Object.entries(ofLoan.missing).map(([field, words]) => ({
    field,
    words: `Prepaid interest: ${words}`,
  }));
  return [{ kind: 'open', section: 'F', missing, isPrepaidInterest: true }];
}

/** The day the loan begins to bear interest: the one it says, the disbursement of the file, or its closing as long as it has none. */
export function interestBegin(
  file: Pick<FileFacts, 'closingDate' | 'disbursementDate'>,
  loan: Pick<StoredInterest, 'interestFrom'> | null,
): InterestBegin {
  const day = loan?.interestFrom ?? null;
  if (day !== null) return { day, source: 'Interest from, of the loan', field: 'loan.interestFrom' };
  return { ...payDayOf(file), field: file.disbursementDate === null ? 'closingDate' : 'disbursementDate' };
}

function figuredEscrow({ terms, firstPayment, items }: StoredCharges['escrow']): FiguredFee[] {
  const figure = escrowFigure(terms, firstPayment, items);
  if (figure.kind === 'open') {
    const missing = Object.entries(figure.missing).map(([field, words]) => ({ field, words: `Escrow: ${words}` }));
    const isMortgageInsurance = items.some(({ item }) => item.kind === 'Mortgage insurance');
    return [{ kind: 'open', section: 'G', missing, payee: partyRoles.lender, isMortgageInsurance }];
  }
  return (feesOfEscrow(figure) ?? []).map((fee) => ({ kind: 'figure', fee }));
}
