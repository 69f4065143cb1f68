import { attempt, InputError } from '../errors/index.ts';
import { checkRate } from '../loans/index.ts';
import { addCents, type Cents, cents } from '../money/index.ts';
import { type Explained, explainedMoney, type Finding, given, money, partOf } from '../trace/index.ts';
import { type CommissionDue, type CommissionTerms, commissionDue } from './commission.ts';
import { amountGaps, type CommissionFile, type CommissionGaps, payeeGaps } from './commission-gaps.ts';
import { type CommissionPayment, commissionPayments } from './commission-payments.ts';
import {
  byEnds,
  commissionName,
  depositHolderOf,
  payeeName,
  referralPayeeOf,
  type StoredCommission,
  type StoredCommissionPayee,
  type StoredCommissionTier,
} from './stored-commission.ts';

/** What a side comes to and who gets it, or what has to be known first. The amount stands also while its payees are open. */
export type CommissionFigure =
  | ({
      readonly kind: 'figure';
      readonly depositHeld: Cents;
      /** Who holds that: null where it is not said which payee does. */
      readonly holder: string | null;
      /** null as long as it is not said who gets all of it. */
      readonly payments: readonly CommissionPayment[] | null;
      /** What is missing for the payments. */
      readonly missing: CommissionGaps;
      readonly findings: readonly Finding[];
    } & CommissionDue)
  | { readonly kind: 'open'; readonly missing: CommissionGaps };

/**
 * What a stored side of a commission comes to, who gets it and out of which money. Nothing is assumed: where the side or the file does not say
 * enough, it stays open and names what is missing.
 * @param tiers in any order; fields name them in the order of their ends
 */
export function commissionFigure(
  stored: StoredCommission,
  payees: readonly StoredCommissionPayee[],
  tiers: readonly StoredCommissionTier[],
  file: CommissionFile,
): CommissionFigure {
  const made = attempt(() => figureOf(stored, payees, tiers, file));
  return made instanceof InputError ? { kind: 'open', missing: { [made.field]: made.message } } : made;
}

function figureOf(
  stored: StoredCommission,
  payees: readonly StoredCommissionPayee[],
  tiers: readonly StoredCommissionTier[],
  file: CommissionFile,
): CommissionFigure {
  const ordered = byEnds(tiers, ({ upTo }) => upTo);
  const missing = amountGaps(stored, ordered, file);
  const terms = termsOf(stored, ordered);
  const base = baseOf(stored, file);
  if (Object.keys(missing).length > 0 || terms === null || base === null) return { kind: 'open', missing };
  // A side that says nothing of a deposit holds none.
  const depositHeld = cents(stored.depositHeld ?? 0, 'depositHeld');
  const due = commissionDue(base, {
    label: commissionName(stored),
    terms,
    ...(stored.bonus === null ? {} : { bonus: cents(stored.bonus, 'bonus') }),
    depositHeld,
  });
  const shared = sharedOut(due.amount, stored, payees);
  const holder = depositHolderOf(stored, payees);
  // As long as nobody knows who gets it, that is what is asked.
  const isUnsaid = depositHeld > 0 && holder === null && shared.payments !== null;
  const findings = isUnsaid ? [...shared.findings, holderUnsaid] : shared.findings;
  return { kind: 'figure', depositHeld, holder, ...due, ...shared, findings };
}

function termsOf(
  { agreedAs, rate, flatAmount }: StoredCommission,
  tiers: readonly StoredCommissionTier[],
): CommissionTerms | null {
  switch (agreedAs) {
    case null:
      return null;
    case 'Percent':
      return rate === null ? null : { kind: 'percent', rate };
    case 'Flat amount':
      return flatAmount === null ? null : { kind: 'flat', amount: cents(flatAmount, 'terms.amount') };
    case 'Tiers':
      return {
        kind: 'tiers',
        tiers: tiers.flatMap((tier, at) => {
          const upTo = tier.upTo === null ? null : cents(tier.upTo, `terms.tiers.${at}.upTo`);
          return tier.rate === null ? [] : [{ upTo, rate: tier.rate }];
        }),
      };
  }
}

/** What the terms are reckoned on, and how it came about. */
function baseOf(
  { agreedAs, reckonedOn, concessions, baseAmount }: StoredCommission,
  { salePrice }: CommissionFile,
): Explained<Cents> | null {
  // It is reckoned on nothing, whatever was chosen before.
  if (agreedAs === 'Flat amount') return typed('No base', 0, 'terms.amount');
  const price = salePrice === null ? null : typed('Sale price', salePrice, 'salePrice');
  switch (reckonedOn) {
    case null:
      return null;
    case 'Own amount':
      return baseAmount === null ? null : typed('Own amount', baseAmount, 'baseAmount');
    case 'Sale price':
      return price;
    case 'Sale price less concessions': {
      if (price === null || concessions === null) return null;
      return explainedMoney(cents(price.value - concessions, 'concessions'), {
        label: 'Sale price less concessions',
        formula: 'The sale price without the concessions',
        math: 'a - b',
        inputs: [price.trace, given('Concessions', money(concessions), 'concessions')],
      });
    }
  }
}

const typed = (label: string, amount: number, field: string): Explained<Cents> => ({
  value: cents(amount, field),
  trace: given(label, money(amount), field),
});

/** Who gets the commission; nobody as long as the parts are not all of it. */
function sharedOut(amount: Explained<Cents>, stored: StoredCommission, payees: readonly StoredCommissionPayee[]) {
  const missing = payeeGaps(stored, payees);
  if (Object.keys(missing).length > 0) return toNobody(missing);
  const payments = attempt(() => paymentsOf(amount, stored, payees));
  return payments instanceof InputError
    ? toNobody({ [payments.field]: payments.message })
    : { payments, missing, findings: [] };
}

/** What is said of a side with a deposit that one of several payees must hold. */
export const holderUnsaid: Finding = {
  what: 'Deposit held by nobody by name',
  act: 'mark the one payee that holds it',
};

const payeesOpen: Finding = { what: 'Payees are open', act: 'say who gets all of it' };

const toNobody = (missing: CommissionGaps) => ({ payments: null, missing, findings: [payeesOpen] });

function paymentsOf(
  amount: Explained<Cents>,
  stored: StoredCommission,
  payees: readonly StoredCommissionPayee[],
): readonly CommissionPayment[] {
  const { referralRate } = stored;
  const referred = referralPayeeOf(stored);
  return commissionPayments(amount, {
    label: commissionName(stored),
    shares: payees.map((each, at) => ({
      payee: payeeName(each),
      part: checkRate(each.part ?? '0', `shares.${at}.part`),
    })),
    ...(referred !== null && referralRate !== null
      ? { referral: { payee: referred, rate: checkRate(referralRate, 'referral.rate') } }
      : {}),
  });
}

/** What all sides of a statement come to, and what of it is paid from the closing; null as long as one of them is open. */
export function commissionTotals(
  figures: readonly CommissionFigure[],
): { readonly all: Explained<Cents>; readonly due: Explained<Cents> } | null {
  const known = figures.flatMap((figure) => (figure.kind === 'figure' ? [figure] : []));
  if (known.length < figures.length) return null;
  const sumOf = (label: string, amountOf: (figure: CommissionDue) => Explained<Cents>) =>
    explainedMoney(addCents(...known.map((each) => amountOf(each).value)), {
      label,
      formula: 'All sides',
      math: 'sum(all)',
      inputs: known.map((each, at) => partOf(`commissions.${at}`, amountOf(each).trace)),
    });
  const totals = attempt(() => ({
    all: sumOf('Commissions', ({ amount }) => amount),
    due: sumOf('Commissions due at closing', ({ dueAtClosing }) => dueAtClosing),
  }));
  return totals instanceof InputError ? null : totals;
}
