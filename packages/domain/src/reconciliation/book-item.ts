import type { PostedNumber } from '../check-writing/index.ts';
import type { WireDate } from '../dates/index.ts';
import type { SendingMeans } from '../wires/wire-states.ts';

/** What of the ledger has another side at the bank. */
export const bookItemKinds = [
  'receipt',
  'recovered',
  'check',
  'wire out',
  'ACH out',
  'fee sweep',
  'returned deposit',
  'bank charge',
  'interest',
  'unclaimed receipt',
  'bank error',
  'bank error mended',
  'paid back',
  'interest paid',
] as const;
export type BookItemKind = (typeof bookItemKinds)[number];

/** What comes in, and what lessens that: a deposit that came back. All else goes out, or lessens what did; a correction is of what it takes back. */
export const receiptKinds = [
  'receipt',
  'recovered',
  'interest',
  'returned deposit',
  'unclaimed receipt',
  'bank error',
  'bank error mended',
] as const satisfies readonly BookItemKind[];

/** Money that came in and is taken to the bank. */
const broughtKinds: ReadonlySet<BookItemKind> = new Set(['receipt', 'recovered', 'unclaimed receipt']);
export const isBrought = ({ kind }: Pick<BookItem, 'kind'>): boolean => broughtKinds.has(kind);

const payingBack: ReadonlySet<BookItemKind> = new Set(['paid back', 'interest paid']);

/** Whether it is a check that the bank pays by its number. */
export const isCheckItem = ({ kind, checkNumber }: Pick<BookItem, 'kind' | 'checkNumber'>): boolean =>
  kind === 'check' || (payingBack.has(kind) && checkNumber !== null);

/** A transaction of the ledger that the bank has, or will have, its own item of. Cents: what comes in above zero, what goes out below. */
export interface BookItem extends PostedNumber {
  readonly kind: BookItemKind;
  readonly date: WireDate;
  readonly amount: number;
  /** Whose money it is; null where it is that of no file or of several. */
  readonly ordersID: number | null;
  readonly fileNumber: string | null;
  /** Who is paid, or paid. */
  readonly name: string;
  readonly memo: string | null;
  readonly checkNumber: number | null;
  /** The reference of a wire or an ACH entry, or the number of a check that came in. */
  readonly reference: string | null;
  /** What the bank may call it besides: of a wire what the office calls it to the bank, and what the bank called it when it was sent. */
  readonly otherReferences?: readonly string[] | undefined;
  /** How it is sent; null or left out where it is no wire and no ACH payment. Of no file its kind does not say so. */
  readonly means?: SendingMeans | null | undefined;
  /** Of money that came in: how (`Wire`, `Cashier's check`…); null elsewhere. */
  readonly instrument: string | null;
  /** The slip it went to the bank with, and when; null where it did not, or with none. */
  readonly slip: number | null;
  readonly depositedOn: WireDate | null;
}

/** A check that the bank may not pay: it is outstanding no more, or not yet, as it is of a later day. */
export interface EndedCheck extends PostedNumber {
  readonly checkNumber: number;
  readonly amount: number;
  readonly state: 'paid' | 'voided' | 'stopped' | 'taken back' | 'of a later day';
  readonly on: WireDate;
}

/** A name for a book item that no other one of its account has. */
export const bookItemKey = ({ stripe, number }: PostedNumber): string => `${stripe}-${number}`;
