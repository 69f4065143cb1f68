import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../trace/index.ts';
import { goldenAccount } from './golden.fixture.ts';
import {
  type PositivePayEvent,
  type PositivePayLayout,
  positivePayFile,
  positivePaySample,
  positivePayTotals,
} from './index.ts';
import { check, detail, field, fixedLayout, made, simple } from './layouts.fixture.ts';

describe('a line', () => {
  it.each<[string, Partial<PositivePayLayout>, Partial<PositivePayEvent>, string]>([
    ['has its fields', {}, {}, 'I,20417,12345.67,Ann Lee'],
    ['is quoted where it must be', {}, { payee: 'Lee, "Ann"' }, 'I,20417,12345.67,"Lee, ""Ann"""'],
    ['is quoted always', { quoting: 'Always' }, {}, '"I","20417","12345.67","Ann Lee"'],
    ['has other delimiters', { delimiter: 'Bar' }, { payee: 'Lee, Ann' }, 'I|20417|12345.67|Lee, Ann'],
    [
      'has no control characters',
      { delimiter: 'Tab' },
      { payee: 'Ann\r\n\t\u0000Lee\u0085' },
      'I\t20417\t12345.67\tAnn Lee',
    ],
    [
      'has letters that are no plain ones with a mark',
      {},
      { payee: 'Đặng Yıldız Œuvre Þór Ŋgai Łódź Kaʻanapali №' },
      "I,20417,12345.67,Dang Yildiz OEuvre Thor Ngai Lodz Ka'anapali No",
    ],
    ['has plain letters', {}, { payee: 'Zoë Müller–Straße “X”' }, 'I,20417,12345.67,"Zoe Muller-Strasse ""X"""'],
    [
      'is in capitals without what is forbidden',
      { isUpperCase: true, forbidden: "&'" },
      { payee: "O'Neil & Sons" },
      'I,20417,12345.67,O NEIL SONS',
    ],
    ['tells a void with its amount', {}, { kind: 'void' }, 'V,20417,12345.67,Ann Lee'],
    ['tells a void with zero', { endedAmount: 'Zero' }, { kind: 'void' }, 'V,20417,0.00,Ann Lee'],
    ['tells a stop', {}, { kind: 'stop', amount: 5 }, 'S,20417,0.05,Ann Lee'],
    [
      'fills with zeros',
      {
        detail: [
          field('Event code'),
          field('Amount'),
          field('Check number', { width: 8, align: 'Right', fill: 'Zero' }),
        ],
      },
      {},
      'I,12345.67,00020417',
    ],
    ['is fixed', fixedLayout, {}, 'I0000020417000001234567Ann Lee             '],
    [
      'cuts a payee',
      { ...fixedLayout, detail: [...fixedLayout.detail.slice(0, 3), field('Payee', { width: 4, overlong: 'Cut' })] },
      {},
      'I0000020417000001234567Ann ',
    ],
    [
      'has payees of two lines',
      { detail: [...detail.slice(0, 3), field('Payee line 1', { width: 10 }), field('Payee line 2')] },
      { payee: 'First Bank of Upper Valley' },
      'I,20417,12345.67,First Bank,of Upper Valley',
    ],
  ])('%s', (_what, more, event, line) => {
    expect(made({ ...simple, ...more }, check(event)).file?.lines).toEqual([line]);
  });

  it.each<[string, Partial<PositivePayEvent>, string, string]>([
    ['amount', { amount: 1_000_000_000_000 }, 'detail.2', 'It has 13 characters; the field has 12'],
    ['number', { checkNumber: 12_345_678_901 }, 'detail.1', 'It has 11 characters; the field has 10'],
    ['payee', { payee: 'A payee of more than twenty' }, 'detail.3', 'It has 27 characters; the field has 20'],
    ['payee of another script', { payee: '支付' }, 'detail.3', 'No letter of a file for a bank stands for 支'],
    ['letter alone', { payee: 'Anna Жук' }, 'detail.3', 'No letter of a file for a bank stands for Ж'],
    ['payee of signs alone', { payee: '¤ ¶' }, 'detail.3', 'A file for a bank cannot say this payee'],
  ])('is refused where it has no place for the %s', (_what, event, path, why) => {
    const odd = check(event);
    const { file, problems } = made(fixedLayout, check({ checkNumber: 1 }), odd);
    expect(file).toBeNull();
    expect(problems).toMatchObject([{ path, why, checkNumber: odd.checkNumber }]);
  });

  it.each<[string, string]>([
    ['支付', 'No letter of a file for a bank stands for 支'],
    ['¤', 'A file for a bank cannot say this payee'],
    ['&&', 'The layout forbids all of this payee'],
  ])('is refused for a payee on two lines, %s, once', (payee, why) => {
    const twoLines = [...detail.slice(0, 3), field('Payee line 1', { width: 10 }), field('Payee line 2')];
    const { file, problems } = made({ ...simple, forbidden: '&', detail: twoLines }, check({ payee }));
    expect(file).toBeNull();
    expect(problems).toMatchObject([{ path: 'detail.3', why }]);
  });

  it.each(['12,5', '1"5'])('is refused where a text without quotation marks would part it: %s', (accountNumber) => {
    const layout = { ...simple, quoting: 'Never', forbidden: ',"' } as const;
    const account = { ...goldenAccount, accountNumber };
    const { file, problems } = positivePayFile(
      { ...layout, detail: [...detail, field('Account number')] },
      account,
      [check({})],
      { date: '2026-06-30', number: 7 },
    );
    expect(file).toBeNull();
    expect(problems).toMatchObject([{ path: 'detail.4' }]);
  });

  it('is not refused for the account number with the number itself', () => {
    const { problems } = made({ ...simple, detail: [...detail, field('Account number', { width: 4 })] }, check({}));
    expect(JSON.stringify(problems)).not.toContain(goldenAccount.accountNumber);
    expect(problems).toMatchObject([{ path: 'detail.4', label: 'Account number' }]);
  });
});

const trailer = [
  [field('Constant', { text: 'T' }), field('Count of checks'), field('Sum of amounts'), field('Sum of check numbers')],
];

describe('a file', () => {
  it('has headers and trailers that count what stands in it, and its name', () => {
    const header = [[field('Constant', { text: 'H' }), field('Routing number'), field('File date')]];
    const { file } = made(
      { ...simple, header, trailer, endedAmount: 'Zero', lineEnd: 'LF', endsLastLine: false },
      ...[check({}), check({ kind: 'void', checkNumber: 5, amount: 100 })],
    );
    expect(file?.text).toBe('H,123456780,20260630\nI,20417,12345.67,Ann Lee\nV,5,0.00,Ann Lee\nT,2,12345.67,20422');
    expect(file?.fileName).toBe('positive-pay-7788-20260630-7.txt');
    expect(file?.control).toMatchObject({ count: 2, amount: { value: 1_234_567 }, checkNumbers: 20422 });
  });

  it('says what its sums are of', () => {
    const { issue, void: ended, stop, fromNumber, toNumber } = positivePayTotals(positivePaySample.events);
    expect([issue.count, issue.amount.value]).toEqual([3, 1_234_567 + 905 + 98_765_432]);
    expect([ended.count, ended.amount.value, stop.count, stop.amount.value]).toEqual([1, 45_000, 1, 7510]);
    expect([fromNumber, toNumber]).toEqual([20417, 20419]);
    expect([issue, ended, stop].flatMap(({ amount }) => faultsOf(amount.trace))).toEqual([]);
    expect(positivePayTotals([])).toMatchObject({ issue: { count: 0 }, fromNumber: null, toNumber: null });
  });

  const anyEvent: fc.Arbitrary<PositivePayEvent> = fc.record({
    kind: fc.constantFrom('issue', 'void', 'stop'),
    checkNumber: fc.integer({ min: 1, max: 9_999_999_999 }),
    amount: fc.integer({ min: 1, max: 999_999_999_999 }),
    payee: fc
      .string({ unit: fc.constantFrom(...'aZ9 ,;|"\'&-éŁ–\u0301\u0007\n\u200b€', '\u{1f600}'), maxLength: 120 })
      .map((text) => `P${text}`),
    issuedOn: fc.constantFrom('2026-01-31', '1999-12-01'),
    happenedOn: fc.constant('2026-06-30'),
  });

  it('of fixed lines is read back by its widths', () => {
    const layout: PositivePayLayout = {
      ...fixedLayout,
      detail: [
        ...fixedLayout.detail.slice(0, 3),
        field('Payee', { width: 20, overlong: 'Cut' }),
        field('Issue date', { width: 8 }),
      ],
    };
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const { file } = made(layout, ...events);
        const read = file?.lines.map((line) => {
          expect(line).toMatch(/^[ -~]{51}$/);
          return [line.slice(0, 1), Number(line.slice(1, 11)), Number(line.slice(11, 23)), line.slice(43)];
        });
        expect(read).toEqual(
          events.map(({ kind, checkNumber, amount, issuedOn }) => [
            ...[layout.words[kind], checkNumber, amount, issuedOn.replaceAll('-', '')],
          ]),
        );
      }),
    );
  });

  it('of delimited lines is read back as CSV is, and its trailer agrees with its events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const { file } = made({ ...simple, trailer, isUpperCase: true }, ...events);
        const rows = (file?.text ?? '').split('\r\n').slice(0, -1).map(readCSV);
        const lines = rows.slice(0, -1);
        expect(lines.map(([word, number, amount]) => [word, number, cents(amount)])).toEqual(
          events.map(({ kind, checkNumber, amount }) => [simple.words[kind], String(checkNumber), amount]),
        );
        expect(lines.every((row) => row.length === 4)).toBe(true);
        const sum = events.reduce((all, { amount }) => all + amount, 0);
        const numbers = events.reduce((all, { checkNumber }) => all + checkNumber, 0);
        expect(rows.at(-1)).toEqual(['T', String(events.length), rows.at(-1)?.[2], String(numbers)]);
        expect(cents(rows.at(-1)?.[2])).toBe(sum);
        const { issue, void: ended, stop } = file?.totals ?? positivePayTotals([]);
        expect(issue.amount.value + ended.amount.value + stop.amount.value).toBe(sum);
        expect(issue.count + ended.count + stop.count).toBe(events.length);
      }),
    );
  });
});

/** Read in another way than it was written: a letter at a time. */
function readCSV(line: string): string[] {
  const fields = [''];
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line[at + 1] === '"') at += 1;
    else if (sign === '"') {
      isQuoted = !isQuoted;
      continue;
    } else if (sign === ',' && !isQuoted) {
      fields.push('');
      continue;
    }
    fields.push(`${fields.pop() ?? ''}${sign}`);
  }
  return fields;
}

const cents = (text = ''): number => Number(text.replace('.', ''));

it('the sample is written, or refused by field and check', () => {
  expect(made(fixedLayout, ...positivePaySample.events).problems).toMatchObject([
    { path: 'detail.3', checkNumber: 20417 },
    { checkNumber: 20418 },
    { checkNumber: 20419 },
    { checkNumber: 20391 },
  ]);
  expect(made(simple, ...positivePaySample.events).file?.lines).toHaveLength(5);
});
