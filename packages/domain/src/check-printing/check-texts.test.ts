import { describe, expect, it } from 'vitest';
import { amountInFigures, amountLine, memoLine, signatureCount, stubLines, voidAfter } from './index.ts';

describe('the amount of a check', () => {
  it.each([
    [1, '**0.01', '**Zero and 01/100 dollars'],
    [100_00, '**100.00', '**One hundred and 00/100 dollars'],
    [14_147_26, '**14,147.26', '**Fourteen thousand one hundred forty-seven and 26/100 dollars'],
  ])('of %i cents leaves no room before it', (amount, figures, words) => {
    expect([amountInFigures({ amount }), amountLine({ amount })]).toEqual([figures, words]);
  });

  it('that is none is refused', () => {
    expect(() => amountInFigures({ amount: 0.5 })).toThrow();
    expect(() => amountLine({ amount: Number.NaN })).toThrow();
  });
});

describe('a check', () => {
  it.each([
    [null, 10_000_000_00, 1],
    [10_000_00, 9_999_99, 1],
    [10_000_00, 10_000_00, 2],
    [10_000_00, 10_000_01, 2],
    [0, 1, 2],
  ])('with a second signature from %s on: %i cents have %i', (secondSignatureFrom, amount, count) => {
    expect(signatureCount({ secondSignatureFrom }, amount)).toBe(count);
  });

  it.each([
    [null, 100, 100, 1],
    [null, 100, 101, 2],
    [50, 100, 60, 2],
    [200, 100, 101, 2],
  ])('with a second from %s on, and two above %s of its account: %i cents have %i', (from, above, amount, count) => {
    expect(signatureCount({ secondSignatureFrom: from }, amount, above)).toBe(count);
  });

  it.each([
    [null, null],
    [1, 'VOID AFTER 1 DAY'],
    [90, 'VOID AFTER 90 DAYS'],
  ])('that is void after %s says %s', (voidAfterDays, said) => {
    expect(voidAfter({ voidAfterDays })).toBe(said);
  });

  it.each([
    [null, 'File 12-3456'],
    ['', 'File 12-3456'],
    ['County taxes', 'File 12-3456, County taxes'],
  ])('with the memo %j says whose money it is: %s', (memo, said) => {
    expect(memoLine({ fileNumber: '12-3456', memo })).toBe(said);
  });
});

describe('a stub', () => {
  const line = (label: string, amount: number) => ({ label, amount });
  const check = (amount: number, ...lines: ReturnType<typeof line>[]) => ({ amount, lines, memo: null });
  const [fee, tax, credit] = [line('Fee', 100), line('Tax', 20), line('Credit', -30)];

  it.each([
    ['all that has room', check(90, fee, tax, credit), 3, [fee, tax, credit]],
    ['what has no room as one line', check(90, fee, tax, credit), 2, [fee, line('And 2 more lines', -10)]],
    ['nothing but their sum where there is one line', check(90, fee, tax, credit), 1, [line('And 3 more lines', 90)]],
    ['the memo of what is of no line', { ...check(5), memo: 'Refund' }, 3, [line('Refund', 5)]],
    ['that it is a payment', check(5), 3, [line('Payment', 5)]],
  ])('lists %s', (_, face, room, lines) => {
    expect(stubLines(face, room)).toEqual(lines);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(face.amount);
  });

  it('comes to its check however many lines there are and have room', () => {
    for (let count = 1; count < 40; count += 1)
      for (let room = 1; room < 20; room += 1) {
        const lines = Array.from({ length: count }, (_, at) => line(`Line ${at}`, at * 7 - 11));
        const amount = lines.reduce((sum, each) => sum + each.amount, 0);
        const listed = stubLines({ amount, lines, memo: null }, room);
        expect(listed.length).toBeLessThanOrEqual(Math.max(room, 1));
        expect(listed.reduce((sum, each) => sum + each.amount, 0)).toBe(amount);
      }
  });

  it('is refused where its lines do not come to the check', () => {
    expect(() => stubLines(check(119, fee, tax), 9)).toThrow('The lines do not come to the check');
  });
});
