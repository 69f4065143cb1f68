import { formatMoney } from '../formats/index.ts';
import { addCents, type Cents, cents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';

/** What of a file is remitted. */
export interface RemittedFile {
  readonly ordersID: number;
  readonly lines: readonly { readonly label: string; readonly policyNumber: string; readonly underwriter: number }[];
}

/** What the ledger paid an underwriter out of a file, or what came back of a payment that an earlier remittance named: below zero. */
export interface NamedPayment {
  readonly ordersID: number;
  readonly label: string;
  readonly amount: number;
}

/** What a file remits beside what the ledger paid for it. */
export interface TiedFile {
  readonly ordersID: number;
  readonly due: Explained<Cents>;
  readonly paid: Explained<Cents>;
  /** What is paid more than is due; less than nothing where it is less. */
  readonly difference: Explained<Cents>;
}

/** What a file comes to and what was paid of it, where they differ; also a file that was paid and remits nothing. */
interface UntiedFile {
  readonly ordersID: number;
  readonly due: number;
  readonly paid: number;
}

type Payment = Pick<NamedPayment, 'ordersID' | 'amount'>;

/** The rule of all of it: each file is paid what it remits, to the cent, and no other file is paid. */
function untiedFiles(due: ReadonlyMap<number, number>, payments: readonly Payment[]): UntiedFile[] {
  const paid = Map.groupBy(payments, ({ ordersID }) => ordersID);
  return [...new Set([...due.keys(), ...paid.keys()])].flatMap((ordersID) => {
    const file = {
      ordersID,
      due: due.get(ordersID) ?? 0,
      paid: (paid.get(ordersID) ?? []).reduce((sum, { amount }) => sum + amount, 0),
    };
    return file.due === file.paid ? [] : [file];
  });
}

/**
 * The files that come to less than nothing while no payment of them came back: what they are in cannot be paid before one does.
 * @param due what each file remits to the underwriter
 * @param payments those that may be named; one that came back is below zero
 */
export function untiedCorrections(
  due: readonly { readonly ordersID: number; readonly underwriter: number }[],
  payments: readonly Payment[],
): ReadonlySet<number> {
  const cameBack = new Set(payments.flatMap(({ ordersID, amount }) => (amount < 0 ? [ordersID] : [])));
  const files = [...Map.groupBy(due, ({ ordersID }) => ordersID)];
  return new Set(
    files.flatMap(([ordersID, of]) =>
      of.reduce((sum, { underwriter }) => sum + underwriter, 0) < 0 && !cameBack.has(ordersID) ? [ordersID] : [],
    ),
  );
}

/** What each file still lacks, or has too much of, by the payments that are named: `A-2 is paid 99.99 where 100.00 is due`. None where all tie. */
export function untiedWords(
  files: readonly {
    readonly ordersID: number;
    readonly fileNumber: string;
    readonly due: { readonly value: number };
  }[],
  payments: readonly Payment[],
): string[] {
  const numbers = new Map(files.map(({ ordersID, fileNumber }) => [ordersID, fileNumber]));
  return untiedFiles(new Map(files.map(({ ordersID, due }) => [ordersID, due.value])), payments).map(
    ({ ordersID, due, paid }) =>
      `${numbers.get(ordersID) ?? 'Another file'} is paid ${formatMoney(cents(paid))} where ${formatMoney(cents(due))} is due`,
  );
}

/** Holds what is remitted against what was paid, file by file. A remittance ties where no file differs. */
export function tieOut(
  files: readonly RemittedFile[],
  payments: readonly NamedPayment[],
): { readonly files: readonly TiedFile[]; readonly ties: boolean } {
  const tied = files.map(({ ordersID, lines }): TiedFile => {
    const due = sumOf(
      'Underwriter’s part',
      'The underwriter’s part of each line of the file',
      lines.map(({ label, policyNumber, underwriter }) => [`${policyNumber}, ${label}`, underwriter] as const),
    );
    const paid = sumOf(
      'Paid by the ledger',
      'What was paid out of the file to the underwriter and stands, less what came back of what was named before',
      payments.filter((each) => each.ordersID === ordersID).map(({ label, amount }) => [label, amount] as const),
    );
    const difference = explainedMoney(subtractCents(paid.value, due.value), {
      label: 'Difference',
      formula: 'What the ledger paid less the underwriter’s part',
      math: 'a - b',
      inputs: [paid.trace, due.trace],
    });
    return { ordersID, due, paid, difference };
  });
  const due = new Map<number, number>(tied.map((file) => [file.ordersID, file.due.value]));
  return { files: tied, ties: untiedFiles(due, payments).length === 0 };
}

const sumOf = (label: string, formula: string, parts: readonly (readonly [string, number])[]): Explained<Cents> =>
  explainedMoney(addCents(...parts.map(([, amount]) => cents(amount))), {
    label,
    formula,
    math: 'sum(all)',
    inputs: parts.map(([name, amount], at) => given(name, money(cents(amount)), `${label}.${at + 1}`)),
  });
