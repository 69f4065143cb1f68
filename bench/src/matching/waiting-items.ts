import type { StoredBankItem } from '@closewright/domain/bank-files';
import type { BookItem, BookItemKind, ItemsToMatch } from '@closewright/domain/reconciliation';
import { seeded } from '../../apps/random.ts';

const days = Array.from({ length: 28 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
const dayAt = (at: number) => days[at % days.length] ?? '2026-11-01';

/** What an item of both sides has in common. */
interface Pair {
  readonly at: number;
  readonly date: string;
  readonly amount: number;
}

const bank = (
  { at, date, amount }: Pair,
  kind: StoredBankItem['kind'],
  more: Partial<StoredBankItem>,
): StoredBankItem => ({
  bankItemID: at + 1,
  date,
  valueDate: null,
  kind,
  amount,
  code: null,
  checkNumber: null,
  bankReference: `B${at}`,
  customerReference: null,
  text: `BRANCH 12, TRACE ${700_000 + at} OF NOVEMBER`,
  bankID: null,
  ...more,
});

const book = ({ at, date, amount }: Pair, kind: BookItemKind, more: Partial<BookItem>): BookItem => ({
  stripe: at % 16,
  number: at + 1,
  kind,
  date,
  amount,
  ordersID: at,
  fileNumber: `12-${at}`,
  name: 'Jane Roe',
  memo: null,
  checkNumber: null,
  reference: null,
  instrument: null,
  slip: null,
  depositedOn: amount > 0 ? date : null,
  ...more,
});

/** A busy month: of ten items six checks, two wires by a reference in the text, one deposit by its slip and one by its amount alone; of 50 one differs by a cent. */
export function busyMonth(count: number): ItemsToMatch {
  const random = seeded(17);
  const pairs = Array.from({ length: count }, (_, at): readonly [StoredBankItem, BookItem] => {
    const cents = 100 + Math.floor(random() * 90_000_000);
    const pair = { at, date: dayAt(at), amount: at % 10 < 8 ? -cents : cents };
    const told = at % 50 === 0 ? { ...pair, amount: pair.amount - 1 } : pair;
    if (at % 10 < 6)
      return [bank(told, 'Check', { checkNumber: 20_000 + at }), book(pair, 'check', { checkNumber: 20_000 + at })];
    if (at % 10 < 8)
      return [
        bank(told, 'Wire out', { text: `WIRE OUT OBI REF:CW-26-${at} MAPLE STREET SAVINGS` }),
        book(pair, 'wire out', { reference: `CW 26 ${at}` }),
      ];
    if (at % 10 === 8)
      return [bank(told, 'Deposit', { customerReference: String(at) }), book(pair, 'receipt', { slip: at })];
    return [bank(told, 'Wire in', {}), book(pair, 'receipt', {})];
  });
  return { bankItems: pairs.map(([item]) => item), bookItems: pairs.map(([, item]) => item) };
}

/** What is worst for a rule that looks at what is alike: all items of one amount, a third of them with one reference. */
export function allAlike(count: number): ItemsToMatch {
  const pairs = Array.from({ length: count }, (_, at): readonly [StoredBankItem, BookItem] => {
    const pair = { at, date: dayAt(at), amount: at % 3 === 0 ? 500_00 : -500_00 };
    if (at % 3 === 0) return [bank(pair, 'Deposit', {}), book(pair, 'receipt', { slip: at })];
    const reference = at % 3 === 1 ? 'CW-26-1' : null;
    return [bank(pair, 'Wire out', { customerReference: reference }), book(pair, 'wire out', { reference })];
  });
  return { bankItems: pairs.map(([item]) => item), bookItems: pairs.map(([, item]) => item) };
}
