import type { WireDate } from '../dates/index.ts';
import type { Rate } from '../money/index.ts';

/** How much one commercial statement holds. */
export const commercialLimits = {
  sections: 40,
  parties: 24,
  lines: 300,
  tenants: 300,
  name: 120,
  memo: 2000,
  number: 9999,
  part: 1_000_000_000,
} as const;

/** The sides of a commercial statement, in the order of their columns. */
export const commercialSides = ['Buyer', 'Seller'] as const;

/** Whom the whole amount of a line is shared over by their parts, in the words that are stored. */
export const sharingSides = { Buyers: 'Buyer', Sellers: 'Seller' } as const satisfies Record<string, CommercialSide>;

/** A side of a commercial statement. */
export type CommercialSide = (typeof commercialSides)[number];

/** What people of a side are called together. */
export const sideNames: Readonly<Record<CommercialSide, keyof typeof sharingSides>> = {
  Buyer: 'Buyers',
  Seller: 'Sellers',
};

/** The two columns that a party has. */
export const directions = ['debit', 'credit'] as const;

/** One of the two columns of a party. */
export type Direction = (typeof directions)[number];

/** The name of a column of the statement: `debit3` is what party 3 owes. */
export const columnOfParty = (direction: Direction, number: number): string => `${direction}${number}`;

/** What every row has: the key that names it on its page, and its id. */
interface Stored {
  readonly key: number;
  readonly id: number;
}

/** A buyer or seller with a pair of columns, as stored. */
export interface StoredCommercialParty extends Stored {
  /** Names its columns. */
  readonly number: number | null;
  readonly name: string | null;
  readonly side: CommercialSide | null;
  /** Its part of the side, a whole number: units, percent or square feet. */
  readonly part: number | null;
}

/** A line as stored, as far as it is known. Amounts are cents. */
export interface StoredCommercialLine extends Stored {
  /** The number of its section. */
  readonly section: number | null;
  readonly label: string | null;
  /** What is shared, and what percentages are of. */
  readonly amount: number | null;
  readonly debitTo: keyof typeof sharingSides | null;
  readonly creditTo: keyof typeof sharingSides | null;
}

/** What stands in the columns of a party on a line, as stored. */
export interface StoredCommercialAmount extends Stored {
  /** The id of its line. */
  readonly line: number;
  /** The number of the party. */
  readonly party: number | null;
  readonly debit: number | null;
  readonly debitPercent: Rate | null;
  readonly credit: number | null;
  readonly creditPercent: Rate | null;
}

/** A tenant of the rent roll, as stored: the rent the seller has collected, the period it is for, and the deposit that is held. */
export interface StoredTenant extends Stored {
  readonly unit: string | null;
  readonly tenantName: string | null;
  readonly rent: number | null;
  readonly paidFrom: WireDate | null;
  readonly paidTo: WireDate | null;
  readonly deposit: number | null;
}

/** All that a commercial statement is reckoned with. */
export interface StoredCommercial {
  readonly closingDate: WireDate | null;
  /** Who has the rent of the closing day. */
  readonly closingDayOf: CommercialSide | null;
  readonly parties: readonly StoredCommercialParty[];
  readonly lines: readonly StoredCommercialLine[];
  readonly amounts: readonly StoredCommercialAmount[];
  readonly tenants: readonly StoredTenant[];
}

/** What a party is called. */
export const commercialPartyName = ({ name, number }: Pick<StoredCommercialParty, 'name' | 'number'>): string =>
  name?.trim() || `Party ${number ?? ''}`.trim();

/**
 * What is wrong with a section or a party, by field: others name it by its number.
 * @param all all of them, itself among them
 */
export function numberProblems(
  { number = null }: { readonly number?: number | null },
  all: readonly { readonly number?: number | null }[],
): Readonly<Record<string, string>> {
  const same = all.filter((each) => number !== null && each.number === number);
  return same.length > 1 ? { number: `Another one has number ${number}` } : {};
}

/** What is wrong with the amounts of a party on a line, by field. */
export function commercialAmountProblems(row: Partial<StoredCommercialAmount>): Readonly<Record<string, string>> {
  const known = (value: unknown) => value !== null && value !== undefined;
  return Object.fromEntries(
    directions.flatMap((direction) =>
      known(row[direction]) && known(row[`${direction}Percent`])
        ? [[`${direction}Percent`, 'An amount or a percentage, not both']]
        : [],
    ),
  );
}

/** What is wrong with a tenant, by field. */
export function tenantProblems({ paidFrom, paidTo }: Partial<StoredTenant>): Readonly<Record<string, string>> {
  return paidFrom && paidTo && paidTo < paidFrom ? { paidTo: 'The period ends before it begins' } : {};
}
