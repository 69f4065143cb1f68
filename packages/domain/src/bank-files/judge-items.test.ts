import { describe, expect, it } from 'vitest';
import { type BankItem, judgeItems, type StoredBankItem } from './index.ts';

const plain: Omit<BankItem, 'line'> = {
  ...{ date: '2026-11-19', valueDate: null, kind: 'Other in', amount: 100, code: '195', checkNumber: null },
  ...{ bankReference: 'FW1', customerReference: null, text: 'WIRE', bankID: null },
};
const items = (...all: readonly Partial<BankItem>[]): BankItem[] =>
  all.map((one, at) => ({ ...plain, ...one, line: at + 1 }));
const known = (...all: readonly Partial<BankItem>[]): StoredBankItem[] =>
  all.map((one, at) => ({ ...plain, ...one, bankItemID: at + 1 }));
/** States with the known item that is meant: `Known 1`. */
const judged = (file: BankItem[], stored: StoredBankItem[], through: string | null = null) =>
  judgeItems(file, stored, through).map(({ state, like }) => (like ? `${state} ${like.bankItemID}` : state));

describe('items beside what is known', () => {
  it.each<[string, Partial<BankItem>, Partial<BankItem>, string]>([
    ['the same', {}, {}, 'Known 1'],
    ['the same with its name', { bankID: 'A' }, { bankID: 'A' }, 'Known 1'],
    ['the same in another kind', { kind: 'Wire in' }, {}, 'Known 1'],
    ['another amount', {}, { amount: 101 }, 'New'],
    ['the other way', {}, { amount: -100 }, 'New'],
    ['another reference', {}, { bankReference: 'FW2' }, 'New'],
    ['no reference', { bankReference: null }, { bankReference: null, text: 'OTHER' }, 'New'],
    ['other words', {}, { text: 'OTHER' }, 'Looks like one 1'],
    ['another code', {}, { code: '191' }, 'Looks like one 1'],
    ['another reference of ours', {}, { customerReference: 'C' }, 'Looks like one 1'],
    ['the reference as ours', {}, { bankReference: null, customerReference: 'FW1' }, 'Looks like one 1'],
    [
      'a check of that number',
      { checkNumber: 7, bankReference: null },
      { checkNumber: 7, bankReference: 'B' },
      'Looks like one 1',
    ],
    ['a day later', {}, { date: '2026-11-20' }, 'Looks like one 1'],
    ['a day earlier', {}, { date: '2026-11-18' }, 'Looks like one 1'],
    ['two days later', {}, { date: '2026-11-21' }, 'New'],
    ['its name and another day', { bankID: 'A' }, { bankID: 'A', date: '2026-12-19' }, 'Looks like one 1'],
    ['its name and another amount', { bankID: 'A' }, { bankID: 'A', amount: 1 }, 'Looks like one 1'],
    ['another name', { bankID: 'A' }, { bankID: 'B' }, 'Looks like one 1'],
    [
      'another name and no reference',
      { bankID: 'A', bankReference: null },
      { bankID: 'B', bankReference: null },
      'New',
    ],
  ])('are known by what they say: %s', (_what, stored, item, state) => {
    expect(judged(items(item), known(stored))).toEqual([state]);
  });

  it('are known as often as they are known', () => {
    expect(judged(items({}, {}, {}), known({}, {}))).toEqual(['Known 1', 'Known 2', 'New']);
  });

  it('look like none that another item of the file is', () => {
    expect(judged(items({ text: 'OTHER' }, {}), known({}))).toEqual(['New', 'Known 1']);
  });

  it('of days that are reconciled are late where they are in no balance, and asked about where they look like one', () => {
    const file = items({ date: '2026-11-17' }, {}, { amount: 1 }, { text: 'OTHER', amount: 5 });
    const stored = known({}, { amount: 5 });
    const states = judgeItems(file, stored, '2026-11-19', '2026-11-17').map(({ state }) => state);
    expect(states).toEqual(['Day is reconciled', 'Known', 'Late', 'Looks like one']);
  });

  it('of days that are reconciled are told, unless they are known', () => {
    const file = items(
      {},
      { amount: 1 },
      { text: 'OTHER', amount: 5 },
      { date: '2026-11-20', amount: 1, bankReference: 'X' },
    );
    expect(judged(file, known({}, { amount: 5 }), '2026-11-19')).toEqual([
      ...['Known 1', 'Day is reconciled', 'Day is reconciled 2', 'New'],
    ]);
  });

  it('of a file that comes twice are all known', () => {
    const file = items({ bankID: 'A' }, {}, { amount: 5 }, {}, { bankID: 'B', text: 'B' });
    expect(judgeItems(file, known(...file), null).every(({ state }) => state === 'Known')).toBe(true);
  });

  it.each<[string, (at: number) => Partial<BankItem>]>([
    ['all alike', () => ({})],
    ['all other ones', (at) => ({ amount: at + 1, bankReference: `R${at}`, checkNumber: at + 1 })],
    ['of one reference', (at) => ({ text: `T${at}` })],
    ['of one name', (at) => ({ bankID: 'A', text: `T${at}` })],
  ])('are judged at once, 20,000 beside 20,000: %s', (_what, one) => {
    const many = Array.from({ length: 20_000 }, (_, at) => one(at));
    const file = items(...many.map((item, at) => (at % 2 === 0 ? item : { ...item, code: '1' })));
    const stored = known(...many);
    const begun = performance.now();
    const states = judgeItems(file, stored, null).map(({ state }) => state);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(states.filter((state) => state === 'Known')).toHaveLength(10_000);
    expect(states.filter((state) => state === 'Looks like one')).toHaveLength(10_000);
  });
});
