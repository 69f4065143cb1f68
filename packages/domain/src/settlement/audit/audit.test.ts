import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../../money/index.ts';
import { auditStatement, disclosureLines, hudLines, statementsOf } from '../index.ts';
import { sampleFees, samplePurchase } from '../sample-purchase.ts';

const facts = { purchase: samplePurchase, fees: sampleFees, lenderCredits: zeroCents };
const { disclosure, hud2010 } = statementsOf(facts);
const lines = disclosureLines(disclosure, sampleFees);
const typed = lines.map(({ name, figure }) => ({ line: name, amount: figure.value }));

describe('a typed closing disclosure', () => {
  it('is right with every line as it comes to, and has the figures of form H-25(B)', () => {
    expect(auditStatement(lines, typed)).toMatchObject({ isRight: true, missing: [] });
    const of = (name: string) => lines.find((line) => line.name === name)?.figure.value;
    expect(
      ['A', 'D', 'I', 'J', 'K', 'L', 'M', 'N', 'cashFromBorrower', 'cashToSeller', 'cash.cashToClose'].map(of),
    ).toEqual([
      1802_00, 4694_05, 5018_05, 9712_10, 189_762_30, 175_615_04, 180_080_00, 115_665_04, 14_147_26, 64_414_96,
      14_147_26,
    ]);
    expect(new Set(typed.map(({ line }) => line)).size).toBe(typed.length);
  });

  it.each(typed.map(({ line }) => line))('tells that %s is a cent off, and nothing else', (line) => {
    const wrong = typed.map((each) => (each.line === line ? { ...each, amount: cents(each.amount + 1) } : each));
    const audit = auditStatement(lines, wrong);
    expect(audit.isRight).toBe(false);
    expect(audit.lines.filter(({ off }) => off !== 0).map(({ name, off }) => [name, off])).toEqual([[line, 1]]);
  });

  it('names the lines that were not typed, those of zero left out', () => {
    const audit = auditStatement(lines, typed.slice(1));
    expect(audit.isRight).toBe(false);
    expect(audit.missing.map(({ name }) => name)).toEqual([typed[0]?.line]);
    const zeros = typed.filter(({ amount }) => amount !== 0);
    expect(auditStatement(lines, zeros).missing).toEqual([]);
  });

  it('refuses lines there are none of and lines typed twice, all at once', () => {
    const amount = cents(1);
    const twice = [
      { line: 'J', amount },
      { line: 'Z', amount },
      { line: 'J', amount },
    ];
    expect(() => auditStatement(lines, twice)).toThrow(
      expect.objectContaining({
        all: [
          expect.objectContaining({ code: 'UNKNOWN', field: 'typed.1.line' }),
          expect.objectContaining({ code: 'INCONSISTENT', field: 'typed.2.line' }),
        ],
      }),
    );
  });
});

it('a typed HUD-1 goes by number and side', () => {
  const names = hudLines(hud2010).map(({ name, figure }) => [name, figure.value] as const);
  expect(Object.fromEntries(names)).toMatchObject({
    '101.buyer': 180_000_00,
    '303.buyer': 14_147_26,
    '603.seller': 64_414_96,
  });
});
