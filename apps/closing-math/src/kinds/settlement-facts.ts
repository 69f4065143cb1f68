import { eachWithin, gathered, InputError } from '@closewright/domain/errors';
import type { Cents } from '@closewright/domain/money';
import {
  type CostColumn,
  costColumns,
  type EstimatedCredits,
  type Fee,
  type FeeCharge,
  type FeeEntry,
  type FeeOrEntry,
  feesOf,
  type SettlementFacts,
  type SummaryLine,
} from '@closewright/domain/settlement';
import type { z } from 'zod';
import type { settlementCase } from '../cases.ts';

type Input = Omit<z.output<typeof settlementCase>, 'kind' | 'id' | 'estimatedCash' | 'overLimits'>;
type FeeInput = Input['fees'][number];
type Columns = Partial<Record<CostColumn, Cents | undefined>>;

const places: Readonly<Record<CostColumn, Pick<FeeCharge, 'paidBy' | 'when'>>> = {
  borrowerAtClosing: { paidBy: 'borrower', when: 'atClosing' },
  borrowerBeforeClosing: { paidBy: 'borrower', when: 'beforeClosing' },
  sellerAtClosing: { paidBy: 'seller', when: 'atClosing' },
  sellerBeforeClosing: { paidBy: 'seller', when: 'beforeClosing' },
  others: { paidBy: 'other', when: 'atClosing' },
};

function chargesOf(columns: Columns, othersAre: FeeInput['othersAre']): FeeCharge[] {
  return costColumns.flatMap((column): FeeCharge[] => {
    const amount = columns[column];
    if (amount === undefined) return [];
    return [{ ...places[column], amount, ...(column === 'others' && othersAre && { payer: othersAre }) }];
  });
}

/** Fees of a case as the domain takes them: by columns, or by a percentage or a count. Errors name the fields of the case. */
export function feesOfCase(fees: readonly FeeInput[]): FeeOrEntry[] {
  return eachWithin('fees', fees, (fee, at) => {
    const { name, section, lineKind, payee, bucket, estimate, percent, count, othersAre } = fee;
    const head = {
      code: fee.code ?? `${section}${at + 1}`,
      label: name,
      section,
      bucket,
      source: 'typed',
      ...(lineKind && { kind: lineKind }),
      ...(payee && { payee }),
      ...(fee.isFinanceCharge && { isFinanceCharge: true }),
      ...(estimate !== undefined && { estimate }),
    } as const;
    const charges = chargesOf(fee, othersAre);
    if (percent === undefined && count === undefined) {
      if (charges.length === 0)
        throw new InputError('MISSING', 'borrowerAtClosing', 'Who pays how much? Give a column, a percent or a count');
      const shown = fee.disclosed && chargesOf(fee.disclosed, othersAre);
      return { ...head, charges, ...(shown && { disclosed: shown }) } satisfies Fee;
    }
    if (charges.length > 0)
      throw new InputError(
        'INCONSISTENT',
        percent === undefined ? 'count' : 'percent',
        'By columns, or by percent or count: not both',
      );
    return {
      ...head,
      ...termsOf(fee),
      shares: [{ paidBy: fee.paidBy, when: fee.when, part: 1 }],
    } satisfies FeeEntry;
  });
}

function termsOf({ percent, of, count, each }: FeeInput) {
  if (percent !== undefined) {
    if (of === undefined) throw new InputError('MISSING', 'of', 'A percentage of what?');
    return { percent, of };
  }
  if (each === undefined) throw new InputError('MISSING', 'each', 'What does one cost?');
  return { count: count ?? 0, each };
}

type LineInput = Input['paidInAdvance'][number];

/** Lines of a case without what was left out. */
export const linesOf = (lines: readonly LineInput[]): SummaryLine[] =>
  lines.map(({ label, amount, party, lineKind }) => ({
    label,
    amount,
    ...(party && { party }),
    ...(lineKind && { kind: lineKind }),
  }));

/** The adjustments of a case without what was left out. */
export const adjustmentsOf = (all: Input['adjustments']) =>
  all.map(({ label, buyer, seller, party }) => ({ label, buyer, seller, ...(party && { party }) }));

/** The estimate of the credits of the lender without what was left out. */
export function creditsOf({
  estimatedLenderCredits,
  lenderCreditsForCure,
}: { [Key in keyof EstimatedCredits]?: EstimatedCredits[Key] | undefined }): EstimatedCredits {
  return {
    ...(estimatedLenderCredits !== undefined && { estimatedLenderCredits }),
    ...(lenderCreditsForCure !== undefined && { lenderCreditsForCure }),
  };
}

const ofSale = [
  'salePrice',
  'personalProperty',
  'deposit',
  'excessDeposit',
  'existingLoansAssumed',
  'sellerCredit',
] as const;

/** Refuses a purchase without a price, and a refinance with what only a sale has. */
export function checkSides(input: Pick<Input, 'transaction' | (typeof ofSale)[number]>): void {
  if (input.transaction === 'purchase' && input.salePrice === 0)
    throw new InputError('MISSING', 'salePrice', 'A purchase has a price');
  if (input.transaction !== 'refinance') return;
  gathered(
    ...ofSale.map((field) => () => {
      if (input[field] !== 0) throw new InputError('INCONSISTENT', field, 'A refinance has no seller');
    }),
  );
}

/** What every statement is made of. Throws an InputError for what a refinance does not have. */
export function factsOf(input: Input): SettlementFacts {
  const [fees] = gathered(
    () => feesOf(feesOfCase(input.fees), { loanAmount: input.loanAmount, salePrice: input.salePrice }),
    () => checkSides(input),
  );
  const { transaction, loanAmount, salePrice, lenderCredits } = input;
  const common = { fees, lenderCredits, ...creditsOf(input) };
  const [payoffs, otherCredits] = [linesOf(input.payoffs), linesOf(input.otherCredits)];
  if (transaction === 'refinance') {
    return { ...common, refinance: { loanAmount, payoffs, otherCredits } };
  }
  return {
    ...common,
    purchase: {
      salePrice,
      personalProperty: input.personalProperty,
      loanAmount,
      deposit: input.deposit,
      excessDeposit: input.excessDeposit,
      existingLoansAssumed: input.existingLoansAssumed,
      loansPayAllDue: input.loansPayAllDue,
      sellerCredit: input.sellerCredit,
      payoffs,
      otherCredits,
      paidInAdvance: linesOf(input.paidInAdvance),
      unpaidBySeller: linesOf(input.unpaidBySeller),
      adjustments: adjustmentsOf(input.adjustments),
    },
  };
}
