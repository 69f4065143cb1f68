import type { Opening } from './opening.ts';

/** What the lists of an opening come to, in cents. */
export interface OpeningTotals {
  readonly files: number;
  readonly outstanding: number;
  readonly inTransit: number;
  /** The bank without what is outstanding, with what is on its way: what files should have. */
  readonly adjusted: number;
  /** What files have less than that; below zero what they have more. */
  readonly missing: number;
}

type Sums = Pick<Opening, 'bankBalance'> & {
  readonly [list in 'payments' | 'deposits']: readonly { readonly amount: number }[];
} & { readonly files: readonly { readonly balance: number }[] };

/** Sums of what is typed of an opening, as it is typed. */
export function openingTotals({ bankBalance, files, payments, deposits }: Sums): OpeningTotals {
  const ofFiles = files.reduce((sum, { balance }) => sum + balance, 0);
  const outstanding = sumOf(payments);
  const inTransit = sumOf(deposits);
  const adjusted = bankBalance - outstanding + inTransit;
  return { files: ofFiles, outstanding, inTransit, adjusted, missing: adjusted - ofFiles };
}

/** What is said of each file of an opening, in cents. */
export interface FileInOpening {
  readonly ordersID: number;
  readonly balance: number;
  readonly outstanding: number;
  readonly inTransit: number;
  /** What the bank has of it: its balance with what is outstanding, without what is on its way. */
  readonly atBank: number;
}

/** The files of an opening, in the order in which they are named; those of which only a payment or a deposit is named have nothing. */
export function filesInOpening({
  files,
  payments,
  deposits,
}: Pick<Opening, 'files' | 'payments' | 'deposits'>): readonly FileInOpening[] {
  const paid = Map.groupBy(payments, ({ ordersID }) => ordersID);
  const came = Map.groupBy(deposits, ({ ordersID }) => ordersID);
  const balances = new Map(files.map(({ ordersID, balance }) => [ordersID, balance]));
  return [...new Set([...balances.keys(), ...paid.keys(), ...came.keys()])].map((ordersID) => {
    const balance = balances.get(ordersID) ?? 0;
    const outstanding = sumOf(paid.get(ordersID) ?? []);
    const inTransit = sumOf(came.get(ordersID) ?? []);
    return { ordersID, balance, outstanding, inTransit, atBank: balance + outstanding - inTransit };
  });
}

const sumOf = (all: readonly { readonly amount: number }[]): number => all.reduce((sum, { amount }) => sum + amount, 0);
