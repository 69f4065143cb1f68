import { type AchSetting, accountNumberFinding, achSettingProblems, routingNumberFinding } from '../banking/index.ts';
import { isWireDate, type WireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { plainAccount } from '../formats/index.ts';
import { addBusinessDays } from '../trid/index.ts';
import {
  type AchDestination,
  remittanceProblem,
  type SecCode,
  secCodes,
  textProblem,
  wireText,
} from '../wires/index.ts';

/** A payment as a file tells it. */
export interface AchPayment extends AchDestination {
  /** What the office calls it (`paymentReference`). */
  readonly reference: string;
  /** In cents. */
  readonly amount: number;
  readonly beneficiary: string;
  readonly routingNumber: string;
  /** In full. */
  readonly accountNumber: string;
  /** What a business is told in an addenda record: the file number. */
  readonly invoice: string;
}

/** What a file of ACH payments says. */
export interface AchFileContent {
  /** What tells it from any other file of the office, in eight signs. */
  readonly fileReference: string;
  /** The day and the time of the office, as `2026-11-26` and `0915`. */
  readonly createdOn: WireDate;
  readonly createdAt: string;
  /** Which file of the day it is: `A` to `Z`, then `0` to `9`. */
  readonly modifier: string;
  /** The account that the money leaves. */
  readonly account: {
    readonly title: string;
    readonly bankName: string;
    readonly routingNumber: string;
    readonly accountNumber: string;
  };
  readonly setting: AchSetting;
  /** The first of its trace numbers, without the bank: each payment has one, and each batch that is balanced one more. */
  readonly firstTrace: number;
  readonly payments: readonly AchPayment[];
}

/** What a file cannot say. */
export interface AchFileProblem {
  /** Of the payment; null where it is about the file or its account. */
  readonly reference: string | null;
  readonly path: string;
  readonly words: string;
}

/** An entry has ten digits for its amount. */
export const mostOfAch = 9_999_999_999;
/** A batch and a file have twelve for theirs, and trace numbers seven. */
const mostOfFile = 999_999_999_999;
const mostTrace = 9_999_999;

/** The letters of the files of a day, in their order: more than these a bank takes none. */
export const achModifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** When what is sent on a day is credited: on the business day after the one on which the bank takes it. Same-day ACH is not asked for. */
export const achEffectiveOn = (createdOn: WireDate): WireDate =>
  addBusinessDays('federalReserve', addBusinessDays('federalReserve', createdOn, 0), 1);

/** Payments of one kind, as they follow each other in the file. */
export interface AchBatch {
  readonly secCode: SecCode;
  readonly payments: readonly AchPayment[];
}

/** The batches of a file: businesses before persons, each in the order that was given. */
export const achBatches = (payments: readonly AchPayment[]): readonly AchBatch[] =>
  secCodes
    .map((secCode) => ({ secCode, payments: payments.filter((payment) => payment.secCode === secCode) }))
    .filter((batch) => batch.payments.length > 0);

/** How many trace numbers a file takes. */
export const achTraceCount = (payments: readonly Pick<AchPayment, 'secCode'>[], isBalanced: boolean): number =>
  payments.length + (isBalanced ? new Set(payments.map(({ secCode }) => secCode)).size : 0);

/** What the bank traces each payment by, by what the office calls it. */
export function achTraces({ account, setting, firstTrace, payments }: AchFileContent): ReadonlyMap<string, string> {
  let next = firstTrace;
  const traces = new Map<string, string>();
  for (const batch of achBatches(payments)) {
    for (const { reference } of batch.payments) traces.set(reference, traceOf(account.routingNumber, next++));
    if (setting.achBalanced) next++;
  }
  return traces;
}

/** The bank that sends, by the eight digits before its check digit, and a number of seven. */
export const traceOf = (routingNumber: string, number: number): string =>
  `${routingNumber.slice(0, 8)}${String(number).padStart(7, '0')}`;

/** How many signs there is place for of what the beneficiary is told. */
export const mostOfInvoice = 50;

/** What a business reads of a payment, in the words of X12: whose invoice it is, and the amount. A sign that ends a part is none of it. */
export const achInformation = ({ invoice, amount }: Pick<AchPayment, 'invoice' | 'amount'>): string => {
  const digits = String(amount).padStart(3, '0');
  return `RMR*IK*${achText(invoice).replaceAll(/[*\\~]/g, ' ')}**${digits.slice(0, -2)}.${digits.slice(-2)}\\`;
};

/** A text as every bank reads it: capital letters without their marks. */
export const achText = (text: string): string => wireText(text).toUpperCase();

type Found = readonly [path: string, words: string | null];

const found = (findings: readonly Found[]): readonly (readonly [string, string])[] =>
  findings.flatMap(([path, words]) => (words === null ? [] : [[path, words] as const]));

/** What a file cannot say of payments, before one is written; empty when all can be. */
export function achFileProblems(file: AchFileContent): readonly AchFileProblem[] {
  const { account, setting, payments, firstTrace } = file;
  const references = new Set<string>();
  const lastTrace = firstTrace + achTraceCount(payments, setting.achBalanced) - 1;
  const ofFile: readonly Found[] = [
    ['fileReference', /^[0-9A-Z]{1,8}$/.test(file.fileReference) ? null : 'No bank takes this name of a file'],
    ['createdOn', isWireDate(file.createdOn) ? null : 'This is no day'],
    ['createdAt', /^([01]\d|2[0-3])[0-5]\d$/.test(file.createdAt) ? null : 'This is no time'],
    ['modifier', /^[A-Z0-9]$/.test(file.modifier) ? null : 'A bank takes 36 files of a day'],
    ['account.title', textProblem(account.title, Infinity, 'Title of the account')],
    ['account.bankName', textProblem(account.bankName, Infinity, 'Bank')],
    ['account.routingNumber', routingNumberFinding(account.routingNumber)],
    ['account.accountNumber', accountNumberFinding(account.accountNumber)],
    ['setting', setting.achDestination === null ? 'This bank account has no ACH setting' : null],
    ...Object.entries(achSettingProblems(setting)).map(([path, words]): Found => [`setting.${path}`, words]),
    [
      'firstTrace',
      Number.isInteger(firstTrace) && firstTrace > 0 && lastTrace <= mostTrace ? null : 'No trace number is left',
    ],
    ['payments', payments.length === 0 ? 'There is no payment' : null],
    ['payments', sumFinding(payments, setting)],
  ];
  const ofPayments = payments.flatMap((payment) => {
    const { reference, amount } = payment;
    const isTwice = references.has(reference);
    references.add(reference);
    const findings: readonly Found[] = [
      ['reference', /^[0-9A-Z]{1,15}$/.test(reference) ? null : 'No bank takes this reference'],
      ['reference', isTwice ? 'The same payment is in the file before' : null],
      [
        'amount',
        Number.isInteger(amount) && amount > 0 && amount <= mostOfAch
          ? null
          : 'An ACH payment is of 0.01 to 99,999,999.99',
      ],
      ['beneficiary', textProblem(payment.beneficiary, Infinity, 'Beneficiary')],
      ['routingNumber', routingNumberFinding(payment.routingNumber)],
      ['accountNumber', accountNumberFinding(payment.accountNumber)],
      ['invoice', remittanceProblem(payment.invoice, mostOfInvoice)],
    ];
    return found(findings).map(([path, words]) => ({ reference, path, words }));
  });
  return [...found(ofFile).map(([path, words]) => ({ reference: null, path, words })), ...ofPayments];
}

function sumFinding(payments: readonly AchPayment[], { achBalanced }: AchSetting): string | null {
  const sumOf = (some: readonly AchPayment[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  if (sumOf(payments) > mostOfFile) return 'A file is of 9,999,999,999.99 at most';
  // What balances a batch is an entry as any other.
  return achBalanced && achBatches(payments).some((batch) => sumOf(batch.payments) > mostOfAch)
    ? 'Where it is balanced, a batch is of 99,999,999.99 at most'
    : null;
}

/** Throws the first problem of a file that cannot be written: who writes one asks for its problems first. */
export function assertAchWritable(file: AchFileContent): void {
  const [first] = achFileProblems(file);
  if (first === undefined) return;
  const { reference, path, words } = first;
  throw new InputError('MALFORMED', path, reference === null ? words : `${reference}: ${words}`);
}

/** An account number without what it was grouped by. */
export const achAccount = (accountNumber: string): string => plainAccount(accountNumber);
