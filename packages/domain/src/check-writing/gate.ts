import type { WireDate } from '../dates/index.ts';
import { formatDate, formatMoney } from '../formats/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, explainedMoney } from '../trace/index.ts';
import { creditsLeft } from './credits-left.ts';
import type { ExpectedReceipt } from './expected-receipts.ts';
import type { GateCheck, GateItem } from './gate-item.ts';
import { recordsFirst } from './good-funds/index.ts';
import { openWords } from './line-to-pay.ts';
import type { MoneySoFar } from './money-so-far.ts';
import type { ProposedDisbursement } from './proposed-disbursement.ts';
import type { StatementMoney } from './statement-money.ts';
import { type WireGateFacts, wireItems } from './wire-item.ts';

/** What of a file is looked at. */
export interface GateFacts {
  readonly money: StatementMoney;
  readonly isSettlementLocked: boolean;
  /** What was received and paid so far. */
  readonly soFar: MoneySoFar;
  /** The day on which it is paid. */
  readonly on: WireDate;
  /** Of the property, null where nobody has said it, and of the bank account: the rules of both apply. */
  readonly propertyState: string | null;
  readonly state: string;
  /** The day the deed was recorded; null while it is not. */
  readonly recordedOn: WireDate | null;
  /** What of the file may be paid out, in cents. */
  readonly available: Explained<Cents>;
  /** What is still to come in, so that a file that would be short says from whom. */
  readonly expected?: readonly ExpectedReceipt[];
  /** Of wires, where they are told of. */
  readonly wires?: WireGateFacts;
}

/** A disbursement in its turn: what is left after it. */
export interface InTurn {
  readonly proposed: ProposedDisbursement;
  /** Available less it and those before it that are picked. */
  readonly balance: Explained<Cents>;
  readonly items: readonly GateItem[];
  readonly isBlocked: boolean;
}

/**
 * Disbursements in their order, each with the checks and with what it leaves; those not picked take nothing of what stands after them. What is overpaid is no disbursement: it takes nothing
 * and is blocked.
 */
export function gateInTurn(
  all: readonly ProposedDisbursement[],
  isPicked: (one: ProposedDisbursement) => boolean,
  facts: GateFacts,
): readonly InTurn[] {
  const ofFile = [locked(facts), balanced(facts.money)];
  const creditLeft = creditsLeft(facts.money, facts.soFar);
  const before: ProposedDisbursement[] = [];
  return all.map((proposed) => {
    const takes = proposed.kind === 'pay';
    const balance = balanceAfter(
      facts.available,
      before.map(({ amount }) => amount),
      takes ? proposed.amount : null,
    );
    const credit = creditLeft(
      proposed.lines,
      before.flatMap(({ lines }) => lines),
    );
    if (takes && isPicked(proposed)) before.push(proposed);
    const items = takes
      ? [
          ...ofFile,
          collected(balance.value, facts.expected ?? []),
          payee(proposed),
          held(proposed),
          unchanged(proposed, credit),
          ...recorded(proposed, facts),
          ...wireItems(proposed, facts.wires),
        ]
      : [unchanged(proposed, null)];
    return { proposed, balance, items, isBlocked: items.some(({ state }) => state === 'blocks') };
  });
}

function balanceAfter(
  available: Explained<Cents>,
  before: readonly Explained<Cents>[],
  own: Explained<Cents> | null,
): Explained<Cents> {
  const earlier = sumOf(
    'Disbursements before it',
    before.map(({ trace }) => trace),
    'The sum of those that are picked',
  );
  return explainedMoney(cents(available.value - earlier.value - (own?.value ?? 0)), {
    label: 'Balance after it',
    formula: 'What is available, less the disbursements before it and this one',
    math: 'less(all)',
    inputs: [available.trace, earlier.trace, ...(own ? [own.trace] : [])],
  });
}

/** With a full stop, which what ends in one already has. */
const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

const met = (check: GateCheck, title: string, words: string): GateItem => ({
  check,
  state: 'met',
  title,
  words,
  field: null,
});

const blocks = (check: GateCheck, title: string, words: string, field: string | null = null): GateItem => ({
  check,
  state: 'blocks',
  title,
  words,
  field,
});

const locked = ({ isSettlementLocked }: GateFacts): GateItem =>
  isSettlementLocked
    ? met('locked', 'Settlement is locked', 'Its statement stays as it is paid.')
    : blocks('locked', 'Settlement is not locked', 'Lock it: money goes out by a statement that stays as it is.');

function balanced({ balance, receipts, out }: StatementMoney): GateItem {
  if (balance.kind === 'open' || receipts.kind === 'open') {
    const missing = balance.kind === 'open' ? balance.missing : [];
    return blocks('balanced', 'Statement is open', sentence(openWords(missing)), missing[0]?.field ?? null);
  }
  const [first] = out;
  if (balance.value === 0 && first === undefined)
    return met('balanced', 'Statement is in balance', `Receipts equal disbursements, ${formatMoney(receipts.value)}.`);
  const by = formatMoney(cents(Math.abs(balance.value)));
  const sums =
    balance.value === 0
      ? []
      : [balance.value > 0 ? `${by} more comes in than goes out.` : `${by} more goes out than comes in.`];
  const where = out.map(({ words, amount = 0 }) => `${words}, ${formatMoney(cents(Math.abs(amount)))}.`);
  return blocks('balanced', 'Statement is not in balance', [...sums, ...where].join(' '), first?.field ?? null);
}

function collected(balance: number, expected: readonly ExpectedReceipt[]): GateItem {
  if (balance >= 0) return met('collected', 'Funds are collected', `${formatMoney(cents(balance))} is left after it.`);
  const from = expected.flatMap(({ left, kind, name }) =>
    left.kind === 'figure' && left.value > 0
      ? [sentence(`${formatMoney(left.value)} is expected from ${name ?? unnamed[kind]}`)]
      : [],
  );
  const short = `The file would be short ${formatMoney(cents(-balance))}.`;
  return blocks('collected', 'Funds are not collected', [short, ...from].join(' '));
}

/** What parties are called that the file does not name. */
const unnamed: Readonly<Record<ExpectedReceipt['kind'], string>> = {
  buyer: 'the buyer',
  seller: 'the seller',
  lender: 'the lender',
  depositHolder: 'the holder of the deposit',
  agent: 'the settlement agent',
  other: 'nobody by name',
  nobody: 'nobody by name',
};

const payee = ({ payee: name, problem, isAbout, field }: ProposedDisbursement): GateItem =>
  isAbout === 'payee' || name.trim() === ''
    ? blocks(
        'payee',
        'Payee is not settled',
        sentence((isAbout === 'payee' ? problem : null) ?? 'Nobody is named who is paid'),
        field,
      )
    : met('payee', 'Payee is named', sentence(name));

const held = ({ hold }: ProposedDisbursement): GateItem =>
  hold === null ? met('held', 'Not held', 'Nobody holds it.') : blocks('held', 'Held', sentence(hold));

function unchanged({ kind, plan, problem, isAbout, field }: ProposedDisbursement, credit: string | null): GateItem {
  if (problem !== null && isAbout !== 'payee') {
    const title = kind === 'overpaid' ? 'Paid too much' : 'Not as the statement has it';
    return blocks('unchanged', title, sentence(problem), field);
  }
  if (credit !== null) return blocks('unchanged', 'A credit would be left', sentence(credit));
  const words = plan === null ? 'It is what the statement has left to pay.' : 'The statement has what is planned.';
  return met('unchanged', 'As the statement has it', words);
}

/** In some states nothing is paid before recording, except what goes to the recorder: the lines of section E, which are recording fees and taxes. */
function recorded(
  { lines }: ProposedDisbursement,
  { state, propertyState, recordedOn, on, money }: GateFacts,
): GateItem[] {
  const rule = (propertyState === null ? null : recordsFirst(propertyState)) ?? recordsFirst(state);
  if (rule === null) return [];
  const by = `${rule.words} ${rule.citation}`;
  if (recordedOn !== null && recordedOn <= on)
    return [met('recorded', 'Deed is recorded', `Recorded ${formatDate(recordedOn)}.`)];
  const ofGovernment = new Set(
    money.parties.flatMap((party) => party.lines.flatMap(({ key, section }) => (section === 'E' ? [key] : []))),
  );
  if (lines.length > 0 && lines.every(({ key }) => ofGovernment.has(key)))
    return [met('recorded', 'May go out before recording', `Recording fees and taxes alone. ${by}`)];
  const later =
    recordedOn === null ? '' : `It is recorded on ${formatDate(recordedOn)}, after ${formatDate(on)} of this payment. `;
  return [blocks('recorded', 'Deed is not recorded', `${later}${by}`)];
}
