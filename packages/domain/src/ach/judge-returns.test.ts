import { describe, expect, it } from 'vitest';
import { type AchReturn, judgeReturns, type TracedPayment } from './index.ts';

const trace = '987654320000001';
const entry = (other: Partial<AchReturn> = {}): AchReturn => ({
  ...{ line: 3, kind: 'return', reason: 'R03', trace, amount: 1_250_00, individualID: 'A3S0N1', name: 'ELM STREET' },
  ...{ information: '', on: '2026-11-20', ...other },
});
const payment = (other: Partial<TracedPayment> = {}): TracedPayment => ({
  ...{ amount: 1_250_00, date: '2026-11-18', isSent: true, returnedBy: null, ...other },
});
const judge = (entries: readonly AchReturn[], sent: TracedPayment | null = payment()) =>
  judgeReturns(entries, new Map(sent ? [[trace, sent]] : []), '2026-11-23');

describe('an entry of a file of returns', () => {
  it.each<[string, Partial<AchReturn>, TracedPayment | null, string, string]>([
    ['that was sent comes back', {}, payment(), 'New', 'R03: There is no such account, or it is somebody else’s'],
    ['of another office is left', {}, null, 'Unknown', 'No payment was sent with this trace number'],
    ['that came back is known', {}, payment({ returnedBy: 'R02' }), 'Known', 'It came back already: R02'],
    ['that was voided is left', {}, payment({ isSent: false }), 'Over', 'It was voided or taken back'],
    ['of another amount is wrong', { amount: 1 }, payment(), 'Wrong', '$1,250.00 was sent'],
    ['of a day to come is wrong', { on: '2026-11-24' }, payment(), 'Wrong', 'This day is still to come'],
    ['from before it was sent is wrong', { on: '2026-11-17' }, payment(), 'Wrong', 'It was posted for 11/18/2026'],
    [
      'that asks for a change changes nothing',
      { kind: 'change', reason: 'C01', amount: 0 },
      payment(),
      'Change',
      'C01: Another account number. It was paid. Ask the payee, and enter other instructions under Wire Payees',
    ],
    [
      'that asks for a change of another office is left',
      { kind: 'change', reason: 'C01' },
      null,
      'Unknown',
      'No payment was sent with this trace number',
    ],
  ])('%s', (_what, other, sent, state, words) => {
    expect(judge([entry(other)], sent)).toEqual([{ state, words }]);
  });

  it('stands in it once', () => {
    expect(judge([entry(), entry({ line: 5 }), entry({ line: 7, kind: 'change' })])).toMatchObject([
      { state: 'New' },
      { state: 'Wrong', words: 'The payment stands on line 3 already' },
      { state: 'Change' },
    ]);
  });
});
