import { addToDate, type WireDate } from '../../dates/index.ts';
import { states } from '../../formats/index.ts';
import { addBusinessDays } from '../../trid/index.ts';
import type { FundsInstrument } from './instruments.ts';
import type { FundsLimit, FundsRule, RuleAvailability } from './rules.ts';
import { stateFunds } from './state-funds.ts';

/** A receipt as the rules of good funds look at it. */
export interface FundsAsked {
  /** Of the bank account: two capital letters. */
  readonly state: string;
  readonly instrument: FundsInstrument;
  /** Cents above 0. */
  readonly amount: number;
  /** Who it is from, the same text for the same party: some states limit what one party may bring. */
  readonly payer: string;
  readonly receivedOn: WireDate;
  /** The day it reached the bank; null while it has not. */
  readonly depositedOn: WireDate | null;
  /** The other receipts of the file that stand, where a rule limits what comes together. */
  readonly others: readonly { readonly instrument: FundsInstrument; readonly amount: number; readonly payer: string }[];
}

/** When a receipt is good funds, and by which rule. */
export interface FundsAvailability {
  /** `at once` when it is received; `from` a day on; `after deposit`: a day that follows from the deposit, which is not made yet; `collection`: when the bank has finally paid it. */
  readonly kind: 'at once' | 'from' | 'after deposit' | 'collection';
  /** The day of `from`. */
  readonly on: WireDate | null;
  /** Where the rule stands, `Cal. Ins. Code § 12413.1`; null for a state without one: collected funds only. */
  readonly citation: string | null;
  /** In a sentence. */
  readonly words: string;
  /** What the state asks for instead of such a receipt: `Above 50,000.00 from one party Illinois asks for a wire`; null where it takes it. */
  readonly warning: string | null;
}

/** By U.C.C. Article 4A a beneficiary is paid when its bank credits a wire, and no condition to take it back holds. */
const wire = {
  kind: 'at once',
  on: null,
  citation: 'U.C.C. §§ 4A-403, 4A-405',
  words: 'A wire is final payment when the bank has credited it.',
  warning: null,
} as const satisfies FundsAvailability;

/**
 * When a receipt is good funds, by what its state said on the day it was received. Sooner than a state allows it never is; later it is where the instrument does not
 * tell what the state asks.
 */
export function fundsAvailability(asked: FundsAsked): FundsAvailability {
  const { state, instrument, receivedOn } = asked;
  if (instrument === 'Wire') return wire;
  const funds = stateFunds.find((each) => each.state === state && (each.from === null || each.from <= receivedOn));
  const citation = funds?.citation ?? null;
  if (instrument === 'ACH')
    return collected(citation, 'An ACH credit may be returned: it is good when the bank has finally paid it.');
  const rules = funds?.rules.filter(({ of }) => of.includes(instrument)) ?? [];
  if (instrument === 'Cash' && rules.length === 0)
    return { ...wire, citation, words: 'Cash is good when it is received.' };
  if (!funds) return collected(null, `No rule of good funds is known for ${nameOf(state)}: collected funds only.`);
  const exceeded = (rule: FundsRule) => (rule.limits ?? []).filter((limit) => !holds(limit, rule, asked));
  const rule = rules.find((each) => exceeded(each).length === 0);
  const warning = rules.flatMap(exceeded).find(({ above }) => above !== undefined)?.above ?? null;
  if (!rule) return { ...collected(citation, funds.otherwise), warning };
  return { ...whenGood(rule.available, asked), citation: `${citation}${rule.at ?? ''}`, words: rule.words, warning };
}

const collected = (citation: string | null, words: string): FundsAvailability => ({
  kind: 'collection',
  on: null,
  citation,
  words,
  warning: null,
});

const nameOf = (state: string): string => states.find(({ code }) => code === state)?.name ?? state;

/** Whether a receipt keeps within a limit, with the others of the file that count towards it. */
function holds(
  { most, together, counts }: FundsLimit,
  { of }: FundsRule,
  { amount, payer, others }: FundsAsked,
): boolean {
  const counted = others.filter(
    (other) => (counts ?? of).includes(other.instrument) && (together !== 'payer' || samePayer(other.payer, payer)),
  );
  if (together === 'one' && counted.length > 0) return false;
  return counted.reduce((sum, other) => sum + other.amount, amount) <= most;
}

const samePayer = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (payer: string): string => payer.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function whenGood(available: RuleAvailability, { depositedOn }: FundsAsked): Pick<FundsAvailability, 'kind' | 'on'> {
  if (available === 'at once' || available === 'collection') return { kind: available, on: null };
  if (depositedOn === null) return { kind: 'after deposit', on: null };
  // What comes on a day on which banks are closed is deposited on the next one that they are open.
  const deposit = addBusinessDays('federalReserve', depositedOn, 0);
  const { days, counted } = available;
  return {
    kind: 'from',
    on:
      counted === 'business days' ? addBusinessDays('federalReserve', deposit, days) : addToDate(deposit, days, 'days'),
  };
}
