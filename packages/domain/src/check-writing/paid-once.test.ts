import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closingProcedures, type StatementDocument } from '../closing-file/index.ts';
import { cents } from '../money/index.ts';
import { nameKey } from '../parties/index.ts';
import { faultsOf, given, money } from '../trace/index.ts';
import {
  gateInTurn,
  type MoneySoFar,
  type PaidLine,
  type PlannedDisbursement,
  type ProposedDisbursement,
  proposedDisbursements,
  type StatementMoney,
} from './index.ts';
import { ledger } from './ledger.fixture.ts';
import { linesToPay } from './lines-to-pay.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

type Edit = (document: StatementDocument) => StatementDocument;

const fee =
  (feeID: number, values: object): Edit =>
  (document) => ({
    ...document,
    fees: document.fees.map((row) => (row.feeID === feeID ? { ...row, ...values } : row)),
  });
/** Takes rows away, or puts those back that the purchase has. */
const rows =
  (list: 'fees' | 'feeParts' | 'commissionPayees' | 'adjustments', ids: readonly number[], stay: boolean): Edit =>
  (document) => {
    const isOne = (row: object) => Object.values(row).some((value) => ids.includes(value));
    const all: readonly object[] = purchase[list] ?? [];
    const now: readonly object[] = document[list] ?? [];
    return { ...document, [list]: [...now.filter((row) => !isOne(row)), ...(stay ? all.filter(isOne) : [])] };
  };
const share: Edit = (document) => ({
  ...document,
  commissionPayees: document.commissionPayees.flatMap((row) =>
    row.commissionID === 52
      ? [
          { ...row, commissionPayeeID: 64, payee: 'Omega Agents LLC', part: '30' },
          { ...row, commissionPayeeID: 63, part: '70' },
        ]
      : [row],
  ),
});
const loan =
  (loanID: number): Edit =>
  (document) => ({ ...document, loanID, loans: document.loans.map((row) => ({ ...row, loanID })) });

const anyEdit = fc.oneof(
  fc.constantFrom(
    rows('fees', [15], false),
    rows('fees', [15], true),
    rows('fees', [12], false),
    rows('fees', [12], true),
    rows('feeParts', [81, 82], false),
    rows('feeParts', [81, 82], true),
    rows('commissionPayees', [63], false),
    rows('commissionPayees', [63], true),
    rows('adjustments', [42], false),
    rows('adjustments', [42], true),
    share,
    loan(1),
    loan(2),
  ),
  fc
    .tuple(fc.constantFrom(12, 13, 15, 16), fc.integer({ min: -120_00, max: 600_00 }))
    .map(([id, borrowerAtClosing]) => fee(id, { borrowerAtClosing })),
);

/** What happens to a file: its statement is edited, something is paid, kept, planned or voided. */
type Act =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'pay' | 'keep'; readonly at: number }
  | {
      readonly kind: 'plan';
      readonly at: number;
      readonly part: number;
      readonly hold: string | null;
      readonly credits: boolean;
    }
  | { readonly kind: 'void' | 'bring'; readonly at: number };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  anyEdit.map((edit) => ({ kind: 'edit', edit }) as const),
  fc.nat(20).map((at) => ({ kind: 'pay', at }) as const),
  fc.nat(20).map((at) => ({ kind: 'pay', at }) as const),
  fc.nat(20).map((at) => ({ kind: 'keep', at }) as const),
  fc.record({
    kind: fc.constant('plan' as const),
    at: fc.nat(20),
    part: fc.integer({ min: 1, max: 100 }),
    hold: fc.constantFrom(null, null, 'Wait'),
    credits: fc.boolean(),
  }),
  fc.nat(20).map((at) => ({ kind: 'void', at }) as const),
  fc.nat(20).map((at) => ({ kind: 'bring', at }) as const),
);

const start = fee(14, { payeeName: 'Surveys Co.' })(purchase);
const plenty = { value: cents(9_000_000_00), trace: given('Available', money(9_000_000_00), 'available') };

/** Whose lines are edited: these are paid and planned meanwhile. */
const edited = /Roofers|Inspectors|Appraisers|Omega|Epsilon|Cole/;

/** A file that things happen to. */
function world() {
  const book = ledger();
  let document = start;
  let statement = moneyOf(document);
  let plans: readonly PlannedDisbursement[] = [];
  const turn = () => {
    const soFar = book.soFar();
    const all = proposedDisbursements(statement, soFar, plans);
    const facts = { soFar, isSettlementLocked: true, propertyState: null, state: 'TX', recordedOn: null };
    const inTurn = gateInTurn(all, () => false, {
      ...facts,
      money: { ...statement, out: [] },
      on: '2026-11-20',
      available: plenty,
    });
    // Statements that are out of balance are paid here all the same: what each party is paid is looked at.
    const payable = inTurn.flatMap(({ proposed, items }) =>
      proposed.kind === 'pay' && items.every(({ state, check }) => state !== 'blocks' || check === 'balanced')
        ? [proposed]
        : [],
    );
    return { statement, soFar, all, payable };
  };
  const pay = ({ lines, payee, party, plan }: ProposedDisbursement, by: 'pay' | 'keep' = 'pay') => {
    const before = restsOf(statement, book.soFar());
    if (by === 'keep' && party !== null) book.kept(lines, { payer: payee, party });
    else book.pay(lines, { payee, party });
    plans = plans.filter((_, at) => at !== plan);
    // No credit of anybody is left behind.
    for (const [of, rest] of restsOf(statement, book.soFar()))
      expect(rest).toBeGreaterThanOrEqual(Math.min(0, before.get(of) ?? 0));
  };
  const planOf = (one: ProposedDisbursement, { part, hold, credits }: Act & { readonly kind: 'plan' }) => {
    const lines = one.lines.flatMap((line): PaidLine[] => {
      const amount = Math.round((line.amount * part) / 100);
      return amount === 0 || (amount < 0 && !credits) ? [] : [{ ...line, amount }];
    });
    const { method, payee, party } = one;
    if (one.plan === null && lines.length > 0) plans = [...plans, { method, payee, party, memo: null, hold, lines }];
  };
  const act = (one: Act) => {
    const payable = turn().payable.filter(({ payee }) => edited.test(payee));
    const chosen = payable[one.kind === 'edit' ? 0 : one.at % Math.max(1, payable.length)];
    if (one.kind === 'edit') {
      document = one.edit(document);
      statement = moneyOf(document);
    } else if (one.kind === 'void') {
      const stands = book.soFar().disbursements.filter(({ state }) => state === 'outstanding');
      const paid = stands[one.at % Math.max(1, stands.length)];
      if (paid) book.end(paid.transaction, 'void');
    } else if (one.kind === 'bring') {
      const kept = book.soFar().kept.filter(({ takenBack }) => takenBack === null);
      const brought = kept[one.at % Math.max(1, kept.length)];
      if (brought) book.takeBackKept(brought.keptID);
    } else if (chosen && (one.kind === 'pay' || one.kind === 'keep')) pay(chosen, one.kind);
    else if (chosen && one.kind === 'plan') planOf(chosen, one);
  };
  /** Pays what is proposed until nothing is, the plans dropped that cannot be paid. */
  const payAll = () => {
    for (let turns = 0; turns < 200; turns += 1) {
      const [next] = turn().payable;
      if (next) pay(next);
      else if (plans.length > 0) plans = [];
      else return turn();
    }
    throw new Error('Something is proposed without end');
  };
  return { turn, act, payAll };
}

/** The row of a key, as one reads it. */
const rowOf = (key: string) => key.split(/(?<=\.id\d+)(?!\d)/)[0] ?? key;

/** What stands as paid or kept, by whom it went to. */
const standingOnes = ({ disbursements, kept }: MoneySoFar) => [
  ...disbursements.flatMap(({ state, facts: { payee, lines } }) => (state === 'outstanding' ? [{ payee, lines }] : [])),
  ...kept.flatMap(({ payer, lines, takenBack }) => (takenBack === null ? [{ payee: payer, lines }] : [])),
];

/** The same by row. */
const paidRows = (soFar: MoneySoFar) => {
  const all = new Map<string, number>();
  for (const { key, amount } of standingOnes(soFar).flatMap(({ lines }) => lines))
    all.set(rowOf(key), (all.get(rowOf(key)) ?? 0) + amount);
  return all;
};

/** What is left to each party, but for payoffs. */
const restsOf = (statement: StatementMoney, soFar: MoneySoFar) => {
  const all = new Map<string, number>();
  for (const { key, of, left } of linesToPay(statement, soFar))
    if (of && !key.startsWith('payoffs.')) all.set(of.party.key, (all.get(of.party.key) ?? 0) + left.value);
  return all;
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

it('whatever happens to a file, each payee ends with what the statement has for it, or what is wrong is shown', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 14 }), (acts) => {
      const file = world();
      for (const one of acts) file.act(one);
      for (const { amount } of file.turn().all) expect(faultsOf(amount.trace, closingProcedures)).toEqual([]);
      const before = paidRows(file.turn().soFar);
      const { statement, soFar, all } = file.payAll();
      const lines = linesToPay(statement, soFar);
      for (const [row, amount] of paidRows(soFar)) {
        const has = lines.flatMap(({ key, of, paid: steps }) => {
          if (of === null || rowOf(key) !== row) return [];
          // With the credits that are gone and owed on it.
          const owed = steps.flatMap((by) => (rowOf(by.key) === row ? [] : [Math.max(0, -by.value)]));
          return [...owed, of.line.amount.kind === 'figure' ? of.line.amount.value : 0];
        });
        expect([row, amount <= Math.max(0, before.get(row) ?? 0, sum(has))]).toEqual([row, true]);
      }
      const paid = standingOnes(soFar);
      const names = [...paid.map(({ payee }) => payee), ...statement.parties.flatMap(({ name }) => name ?? [])];
      for (const name of new Set(names.map(nameKey))) {
        const isIts = (other: string | null | undefined) => nameKey(other ?? '') === name;
        const own = lines.filter((line) => isIts(line.of ? line.of.party.name : line.paid.at(-1)?.payee));
        const rest = sum(own.map(({ left }) => left.value));
        // What is open is as much as was paid of it, until it is known.
        const has = sum(
          own.flatMap(({ of, paid: steps }) => {
            if (of === null) return [];
            return of.line.amount.kind === 'figure' ? of.line.amount.value : steps.map(({ value }) => value);
          }),
        );
        const got = sum(paid.flatMap(({ payee, lines: of }) => (isIts(payee) ? of.map(({ amount }) => amount) : [])));
        const shown = all.filter(({ payee }) => isIts(payee));
        const tooMuch = sum(shown.flatMap(({ kind, amount }) => (kind === 'overpaid' ? [amount.value] : [])));
        // What of its lines counts as paid and went to somebody else, who is shown to have too much.
        const toOthers = sum(
          own.flatMap(({ key, of, paid: steps }) =>
            of ? steps.flatMap((by) => (by.key !== key && !isIts(by.payee) ? [by.value] : [])) : [],
          ),
        );
        // What it was paid and nobody by name is paid now.
        const ofNobody = sum(
          lines.flatMap(({ key, of, paid: steps }) =>
            of?.party.name === null ? steps.flatMap((by) => (by.key !== key && isIts(by.payee) ? [by.value] : [])) : [],
          ),
        );
        expect([name, got]).toEqual([name, has - rest + tooMuch - toOthers + ofNobody]);
        // What is left of it is no more than credits, unless a problem says why.
        const unpaid = shown.filter(({ kind }) => kind === 'pay');
        if (unpaid.length === 0) expect(rest).toBeLessThanOrEqual(0);
        for (const { problem } of unpaid) expect(problem).not.toBeNull();
      }
    }),
    { numRuns: 100 },
  );
});
