import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingProcedures, type StatementDocument } from '../closing-file/index.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import {
  expectedReceipts,
  gateInTurn,
  keepsAll,
  keptAllFaults,
  nothingCame,
  type PaidLine,
  proposedDisbursements,
} from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

/** The purchase whose deposit of 4,000.00 one broker holds, who is due a commission alone. */
const withCommission = (flatAmount: number): StatementDocument => ({
  ...purchase,
  earnestMoney: 4000_00,
  commissions: purchase.commissions.map((row) =>
    row.commissionID === 51 ? { ...row, flatAmount, referralPayee: null, referralRate: null } : row,
  ),
  commissionPayees: purchase.commissionPayees.flatMap((row) => {
    if (row.commissionID !== 51) return [row];
    return row.commissionPayeeID === 61 ? [{ ...row, part: '100' }] : [];
  }),
});
const withLoan = (amount: number, fees = purchase.fees): StatementDocument => ({
  ...purchase,
  loans: purchase.loans.map((loan) => ({ ...loan, amount })),
  fees,
});

const commission = (amount: number) =>
  line('fee.commission.id51.payees.id61', amount, 'Real estate commission, Seller’s broker');
const broker = { payer: 'Alpha Real Estate Broker Co.', party: 'depositHolder' } as const;
const lender = { payer: 'Ficus Bank', party: 'lender.id1' } as const;
const lenderLines = [
  line('fee.fees.id11', 1200_00, 'Origination'),
  line('fee.escrow.id71', 700_00, 'County taxes'),
  line('fee.escrow.id72', 150_00, 'School taxes'),
  line('fee.escrow.adjustment', -200_00, 'Aggregate adjustment'),
];

/** A file with what its payers keep. */
function file(document: StatementDocument) {
  const book = ledger();
  const money = (of = document) => moneyOf(of);
  const expected = (of?: StatementDocument) => expectedReceipts(money(of), book.soFar());
  const of = (party: string, now?: StatementDocument) => {
    const found = expected(now).find((each) => each.party === party);
    if (!found) throw new Error(`Nothing is expected from ${party}`);
    return found;
  };
  const proposed = (now?: StatementDocument) => proposedDisbursements(money(now), book.soFar(), []);
  return {
    book,
    of,
    proposed,
    paidTo: (payee: string, now?: StatementDocument) =>
      proposed(now).flatMap((each) => (each.payee === payee ? [[each.kind, Number(each.amount.value)]] : [])),
    left: (party: string, now?: StatementDocument) => {
      const { left } = of(party, now);
      return left.kind === 'figure' ? Number(left.value) : 'open';
    },
    faults: (lines: readonly PaidLine[], from: typeof broker | typeof lender = broker) =>
      keptAllFaults(money(), book.soFar(), { date: '2026-11-20', ...from, lines }).map(({ at, field, words }) => [
        at,
        field,
        words,
      ]),
    /** Receives and pays what is left; what is then in the file. */
    settle: () => {
      for (const { party, name, left } of expected())
        if (left.kind === 'figure' && left.value > 0) book.receipt(left.value, { party, payer: name ?? '' });
      for (const { lines, payee, party } of proposed()) book.pay(lines, { payee, party });
      const { receipts, disbursements } = book.soFar();
      const sum = (all: readonly { readonly amount: number }[]) => all.reduce((cents, { amount }) => cents + amount, 0);
      return sum(receipts) - sum(disbursements);
    },
  };
}

describe('who keeps all it would bring', () => {
  it.each<[string, StatementDocument, typeof broker | typeof lender, readonly PaidLine[], number]>([
    ['a broker whose commission is the deposit it holds', withCommission(4000_00), broker, [commission(4000_00)], 0],
    [
      'a broker whose commission is more than the deposit it holds: the rest is paid',
      withCommission(5700_00),
      broker,
      [commission(4000_00)],
      1700_00,
    ],
    ['a lender whose charges are its loan, with its credit', withLoan(1650_00), lender, lenderLines, 0],
    [
      'a lender whose charges are more than its loan: its credit, then its lines in their order',
      withLoan(1400_00),
      lender,
      lenderLines.flatMap((each) => {
        if (each.key === 'fee.escrow.id72') return [];
        return [each.key === 'fee.escrow.id71' ? { ...each, amount: 600_00 } : each];
      }),
      250_00,
    ],
  ])('is %s', (_, document, from, lines, rest) => {
    const { book, of, left, faults, paidTo, proposed, settle } = file(document);
    expect(keepsAll(of(from.party))).toEqual(lines);
    expect(faults(lines, from)).toEqual([]);
    book.kept(lines, from);
    expect(left(from.party)).toBe(0);
    expect(keepsAll(of(from.party))).toBeNull();
    expect(paidTo(from.payer)).toEqual(rest === 0 ? [] : [['pay', rest]]);
    expect(settle()).toBe(0);
    expect(proposed()).toEqual([]);
  });

  it.each<[string, StatementDocument, string]>([
    ['is due less than it holds', withCommission(3999_99), broker.party],
    ['is due nothing by the statement', purchase, 'buyer'],
    ['brings what nobody knows yet', { ...withCommission(4000_00), earnestMoney: null }, broker.party],
    ['has its credits beside too little', withLoan(2000_00), lender.party],
  ])('is nobody who %s', (_, document, party) => {
    const { of } = file(document);
    expect(keepsAll(of(party))).toBeNull();
  });

  it('says so where somebody looks at what it was', () => {
    const { book, of } = file(withCommission(4000_00));
    book.kept([commission(4000_00)], broker);
    expect(of(broker.party)).toMatchObject({ isAllKept: true, received: { value: 4000_00 } });
    expect(of(broker.party).received.trace.label).toMatch(/^Kept by /);
    expect(of('buyer').isAllKept).toBe(false);
    expect(fieldsOf(of(broker.party).received.trace)).toEqual(['kept.1']);
    const why = nothingCame({ keptID: 1, ...broker, lines: [commission(4000_00)] });
    expect(why.value).toBe(0);
    for (const trace of [why.trace, of(broker.party).received.trace])
      expect(faultsOf(trace, closingProcedures)).toEqual([]);
  });

  it('is paid nothing of it by the gate, and what it kept is no credit that is left', () => {
    const { book, proposed } = file(withCommission(5700_00));
    book.kept([commission(4000_00)], broker);
    const all = proposed();
    const available = all[0]?.amount;
    if (!available) throw new Error('Nothing is proposed');
    const turn = gateInTurn(all, () => false, {
      ...{ money: moneyOf(withCommission(5700_00)), soFar: book.soFar(), isSettlementLocked: true, available },
      ...{ on: '2026-11-20', propertyState: null, state: 'TX', recordedOn: null },
    });
    const rest = turn.find(({ proposed: { payee } }) => payee === broker.payer);
    expect(rest?.items.filter(({ check }) => check === 'unchanged')).toMatchObject([{ state: 'met' }]);
  });
});

describe('what was kept and taken back', () => {
  it('is to come again, and to be paid', () => {
    const { book, left, paidTo, faults } = file(withCommission(5700_00));
    book.kept([commission(4000_00)], broker);
    book.takeBackKept(1);
    expect([left(broker.party), paidTo(broker.payer)]).toEqual([4000_00, [['pay', 5700_00]]]);
    expect(faults([commission(4000_00)])).toEqual([]);
  });
});

describe('a statement that is edited after something was kept', () => {
  it.each<[string, number, number, ReturnType<ReturnType<typeof file>['paidTo']>]>([
    ['less is due than was kept', 3500_00, 0, [['overpaid', 500_00]]],
    ['more is due', 6000_00, 0, [['pay', 2000_00]]],
  ])('%s', (_, flatAmount, left, paid) => {
    const known = file(withCommission(5700_00));
    known.book.kept([commission(4000_00)], broker);
    const now = withCommission(flatAmount);
    expect([known.left(broker.party, now), known.paidTo(broker.payer, now)]).toEqual([left, paid]);
  });

  it('and pays the commission by another row counts it to that row', () => {
    const known = file(withCommission(5700_00));
    known.book.kept([commission(4000_00)], broker);
    const before = withCommission(5700_00);
    const now = {
      ...before,
      commissionPayees: before.commissionPayees.map((row) =>
        row.commissionPayeeID === 61 ? { ...row, commissionPayeeID: 69 } : row,
      ),
    };
    expect([known.left(broker.party, now), known.paidTo(broker.payer, now)]).toEqual([0, [['pay', 1700_00]]]);
  });
});

describe('what cannot be kept without a receipt', () => {
  it.each<[string, readonly PaidLine[], typeof broker | typeof lender, readonly unknown[]]>([
    [
      'less than what is to come',
      [commission(3000_00)],
      broker,
      [null, null, '1,000.00 would still be to come: add a receipt of it, with what is kept'],
    ],
    [
      'more than what is to come',
      [commission(4500_00)],
      broker,
      [null, null, '500.00 more than what is to come from Alpha Real Estate Broker Co.'],
    ],
    ['more than it is owed', [commission(5800_00)], broker, [0, 'amount', 'Of this line 5,700.00 is left']],
    [
      'what another is owed',
      [line('fee.commission.id52.payees.id63', 4000_00)],
      broker,
      [0, 'key', 'The statement does not owe this to who paid it in, or it is paid'],
    ],
    [
      'of who is to bring nothing',
      [line('fee.fees.id12', 405_00)],
      // Another payer than the type of the others says.
      { payer: 'Appraisers Inc.', party: 'name appraisers inc.' } as never,
      [null, null, 'Nothing is to come from Appraisers Inc.'],
    ],
  ])('is %s', (_, lines, from, [at, field, words]) => {
    const { faults } = file(withCommission(5700_00));
    expect(faults(lines, from)).toEqual([[at, field, expect.stringContaining(String(words))]]);
  });

  it.each([[4000_00], [5700_00]])('is the same twice: of %d', (flatAmount) => {
    const { book, faults } = file(withCommission(flatAmount));
    book.kept([commission(4000_00)], broker);
    const nothing = [[null, null, 'Nothing is to come from Alpha Real Estate Broker Co.']];
    expect(faults([commission(4000_00)])).toEqual(nothing);
    expect(faults([commission(1700_00)])).toEqual(nothing);
  });

  it('is what nobody knows yet', () => {
    const { faults } = file({ ...withCommission(4000_00), earnestMoney: null });
    expect(faults([commission(4000_00)])).toEqual([[null, null, expect.stringMatching(/^Open: /)]]);
  });
});

it('counts as what is kept out of a receipt, whatever is kept and by whom', () => {
  const keeps = fc.record({
    party: fc.constantFrom(
      'lender.id1',
      'depositHolder',
      'name appraisers inc.',
      'name epsilon title co.',
      'name aunt',
    ),
    lines: fc.array(
      fc
        .tuple(
          fc.constantFrom('fee.fees.id11', 'fee.fees.id13', 'fee.fees.id15', 'fee.commission.id51', 'payoffs.id31'),
          fc.integer({ min: -600_00, max: 6000_00 }),
        )
        .map(([key, cents]) => line(key, cents)),
      { minLength: 1, maxLength: 3 },
    ),
    isTakenBack: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(keeps, { maxLength: 4 }), (all) => {
      const [ofReceipts, alone] = [ledger(), ledger()];
      for (const [at, { party, lines, isTakenBack }] of all.entries()) {
        const of = { party, payer: party.replace('name ', '') };
        const receipt = ofReceipts.receipt(1, { ...of, kept: lines });
        if (isTakenBack) ofReceipts.takeBack(receipt);
        const without = alone.receipt(1, of);
        if (isTakenBack) alone.takeBack(without);
        alone.kept(lines, of);
        if (isTakenBack) alone.takeBackKept(at + 1);
      }
      const [one, other] = [ofReceipts, alone].map((book) => {
        const soFar = book.soFar();
        const figures = (key: string, value: unknown) => (key === 'trace' ? undefined : value);
        // What each comes to, without the words of its reason.
        return JSON.parse(
          JSON.stringify([expectedReceipts(moneyOf(), soFar), proposedDisbursements(moneyOf(), soFar, [])], figures),
        );
      });
      expect(other).toEqual(one);
    }),
    { numRuns: 30 },
  );
});
