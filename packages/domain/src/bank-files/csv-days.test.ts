import { describe, expect, it } from 'vitest';
import { fileOf } from './bank-file.fixture.ts';
import { byHeading, csvLayout } from './csv.fixture.ts';

const rows = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

describe('running balances', () => {
  const layout = csvLayout({ columns: byHeading('Date', 'Amount', 'Balance', 'Account number') });
  const read = (...lines: readonly string[]) => fileOf(rows('Date,Amount,Balance,Account number', ...lines), layout);
  const closings = (...lines: readonly string[]) =>
    read(...lines).statements.map(({ days }) =>
      days.map(({ date, opening, closing }) => [date.slice(8), opening, closing]),
    );
  const ascending = ['11/18/2026,1.00,11.00,', '11/19/2026,2.00,13.00,', '11/19/2026,-3.00,10.00,'];

  it.each<[string, readonly string[]]>([
    ['the oldest row first', ascending],
    ['the newest row first', ascending.toReversed()],
  ])('tell the ends of days, %s', (_what, lines) => {
    expect(closings(...lines)).toEqual([
      [
        ['18', 1000, 1100],
        ['19', 1100, 1000],
      ],
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['the oldest row first', ascending.slice(1)],
    ['the newest row first', ascending.slice(1).toReversed()],
  ])('tell the end of one day by themselves, %s', (_what, lines) => {
    expect(closings(...lines)).toEqual([[['19', 1100, 1000]]]);
  });

  it('are of each account', () => {
    expect(closings('11/18/2026,1.00,11.00,A', '11/18/2026,5.00,5.00,B', '11/19/2026,1.00,12.00,A')).toEqual([
      [
        ['18', 1000, 1100],
        ['19', 1100, 1200],
      ],
      [['18', 0, 500]],
    ]);
  });

  it.each<[string, readonly string[], number, string]>([
    [
      'of one day in no order',
      ['11/19/2026,1.00,50.00,', '11/19/2026,2.00,60.00,'],
      0,
      'Which row of the day is its last one, the balances do not tell: no balance is taken',
    ],
    [
      'of days in no order',
      ['11/18/2026,1.00,1.00,', '11/20/2026,1.00,2.00,', '11/19/2026,1.00,3.00,'],
      0,
      'The rows are in no order of days: no balance is taken',
    ],
    [
      'that are not in all rows',
      ['11/18/2026,1.00,1.00,', '11/19/2026,1.00,,'],
      0,
      'Some rows have no balance: no balance is taken',
    ],
    [
      'that rows are missing of',
      ['11/18/2026,1.00,1.00,', '11/19/2026,1.00,9.00,'],
      2,
      'The balances are not those before with the amounts: rows may be missing',
    ],
  ])('%s are told', (_what, lines, days, text) => {
    const { statements, warnings } = read(...lines);
    expect(statements[0]?.days).toHaveLength(days);
    expect(warnings).toEqual([{ line: 2, text }]);
  });
});
