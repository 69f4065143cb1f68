import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingProcedures, type StatementDocument } from '../closing-file/index.ts';
import { faultsOf } from '../trace/index.ts';
import { type ExpectedReceipt, expectedReceipts } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

const expectedOf = (book = ledger(), document: StatementDocument = purchase) =>
  expectedReceipts(moneyOf(document), book.soFar());
const inShort = ({ party, expected, received, left }: ExpectedReceipt) => [
  party,
  expected.kind === 'figure' ? expected.value : 'open',
  received.value,
  left.kind === 'figure' ? left.value : 'open',
];
const of = (all: readonly ExpectedReceipt[], party: string) => all.find((each) => each.party === party);
const fromLender = { party: 'lender.id1', payer: 'Ficus Bank' } as const;

describe('what is to come in', () => {
  it('is what each party gives by the statement', () => {
    expect(expectedOf().map(inShort)).toEqual([
      ['buyer', 52_898_60, 0, 52_898_60],
      ['lender.id1', 240_200_00, 0, 240_200_00],
      ['depositHolder', 10_000_00, 0, 10_000_00],
      ['agent', 750_00, 0, 750_00],
    ]);
  });

  it('is open where the statement is', () => {
    const open = { ...purchase, loans: purchase.loans.map((loan) => ({ ...loan, amount: null })) };
    expect(of(expectedOf(ledger(), open), 'lender.id1')).toMatchObject({
      expected: { kind: 'open' },
      left: { kind: 'open' },
    });
  });

  it('less what came in and stands', () => {
    const book = ledger();
    book.receipt(52_780_00, { party: 'buyer', payer: 'Michael Jones' });
    const check = book.receipt(118_60, { party: 'buyer', payer: 'Mary Stone', instrument: 'Personal check' });
    const left = () => {
      const buyer = of(expectedOf(book), 'buyer');
      return buyer && inShort(buyer).slice(1);
    };
    expect(left()).toEqual([52_898_60, 52_898_60, 0]);
    const back = book.back(check, 'uncollected');
    expect(left()).toEqual([52_898_60, 52_780_00, 118_60]);
    book.takeBack(back);
    book.takeBack(check);
    expect(left()).toEqual([52_898_60, 52_780_00, 118_60]);
  });

  it('with what its payer kept by whichever statement, and below nothing where more came in', () => {
    const book = ledger();
    const kept = [
      line('fee.fees.id11', 1200_00),
      line('fee.escrow.adjustment', -200_00),
      { ...line('fee.escrow.id72', 150_00), loanID: 2 },
    ];
    book.receipt(239_300_00, { ...fromLender, kept });
    const lender = of(expectedOf(book), 'lender.id1');
    expect(lender && inShort(lender)).toEqual(['lender.id1', 240_200_00, 240_450_00, -250_00]);
  });

  it('of somebody that the statement calls otherwise now is found by name', () => {
    const book = ledger();
    book.receipt(750_00, { party: 'name epsilon title co.', payer: 'EPSILON Title Co.' });
    expect(of(expectedOf(book), 'agent')).toMatchObject({ received: { value: 750_00 }, left: { value: 0 } });
  });

  it('of somebody whom the statement does not ask stands with nothing expected; of nobody, and of another loan, it does not', () => {
    const book = ledger();
    book.receipt(5_00, { party: 'name aunt', payer: 'Aunt' });
    book.receipt(6_00, { party: 'name roofers inc.', payer: 'Roofers Inc.' });
    book.receipt(7_00, { party: null, payer: 'Buyer' });
    book.receipt(8_00, { party: 'lender.id2', payer: 'Ficus Bank' });
    expect(expectedOf(book).slice(4).map(inShort)).toEqual([
      ['name roofers inc.', 0, 6_00, -6_00],
      ['name aunt', 0, 5_00, -5_00],
    ]);
    expect(of(expectedOf(book), 'lender.id1')?.received.value).toBe(0);
  });

  it('is also by what the credits of somebody are more than what it is paid, until that comes in', () => {
    const fees = purchase.fees.map((row) => (row.feeID === 15 ? { ...row, borrowerAtClosing: -455_00 } : row));
    const book = ledger();
    const owed = () => {
      const row = of(expectedOf(book, { ...purchase, fees }), 'name appraisers inc.');
      return row && inShort(row).slice(1);
    };
    expect(owed()).toEqual([50_00, 0, 50_00]);
    book.receipt(50_00, { party: 'name appraisers inc.', payer: 'Appraisers Inc.' });
    expect(owed()).toEqual([50_00, 50_00, 0]);
  });
});

describe('what a payer may keep', () => {
  const lender = (book = ledger()) =>
    of(expectedOf(book), 'lender.id1')?.mayKeep.map(({ key, amount }) => [key, amount]);

  it('is what it is paid by the statement, its credits among it', () => {
    expect(lender()).toEqual([
      ['fee.fees.id11', 1200_00],
      ['fee.escrow.id71', 700_00],
      ['fee.escrow.id72', 150_00],
      ['fee.escrow.adjustment', -200_00],
    ]);
    expect(of(expectedOf(), 'buyer')?.mayKeep).toEqual([]);
  });

  it('is no more what was paid or kept', () => {
    const book = ledger();
    book.pay([line('fee.fees.id11', 200_00)]);
    book.receipt(1, { ...fromLender, kept: [line('fee.escrow.id71', 700_00), line('fee.escrow.adjustment', -200_00)] });
    expect(lender(book)).toEqual([
      ['fee.fees.id11', 1000_00],
      ['fee.escrow.id72', 150_00],
    ]);
  });

  it('is nothing where only credits are left', () => {
    const book = ledger();
    book.pay([line('fee.fees.id11', 1200_00), line('fee.escrow.id71', 700_00), line('fee.escrow.id72', 150_00)]);
    expect(lender(book)).toEqual([]);
    expect(of(expectedOf(book), 'lender.id1')).toMatchObject({ expected: { value: 240_400_00 } });
  });
});

it('each figure has its reason, whatever came in', () => {
  const party = fc.constantFrom(null, 'buyer', 'lender.id1', 'agent', 'name appraisers inc.', 'name aunt');
  const kept = fc.array(fc.tuple(fc.constantFrom(11, 12, 15, 77), fc.integer({ min: -600_00, max: 600_00 })), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(party, fc.integer({ min: 1, max: 9000_00 }), kept), { maxLength: 5 }), (receipts) => {
      const book = ledger();
      for (const [from, amount, lines] of receipts)
        book.receipt(amount, { party: from, kept: lines.map(([id, cents]) => line(`fee.fees.id${id}`, cents)) });
      for (const { expected, received, left } of expectedOf(book))
        for (const total of [expected, left, { kind: 'figure', ...received } as const])
          if (total.kind === 'figure') expect(faultsOf(total.trace, closingProcedures)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
