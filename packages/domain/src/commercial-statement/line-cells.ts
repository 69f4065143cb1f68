import type { Missing } from '../closing-file/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { percentShares, type Sharer, sharedByParts } from '../settlement/index.ts';
import { count, type Explained, explainedMoney, given, money, rate } from '../trace/index.ts';
import {
  type CommercialSide,
  columnOfParty,
  commercialPartyName,
  type Direction,
  type StoredCommercialAmount,
  type StoredCommercialParty,
  sideNames,
} from './stored.ts';

/** The cells of a line by the names of their columns, and what is missing for those that are open. */
export interface Cells {
  readonly amounts: ReadonlyMap<string, Explained<Cents>>;
  readonly open: ReadonlyMap<string, readonly Missing[]>;
}

/** A party that can have amounts. */
export interface Column extends StoredCommercialParty {
  readonly number: number;
  readonly side: CommercialSide;
}

/** What a line is as its cells are made. */
export interface Sharing {
  readonly label: string;
  /** Where the line is on its page: `commercialLines.4`. */
  readonly path: string;
  /** Null while nobody knows. */
  readonly whole: Explained<Cents> | null;
  /** What is missing for the whole amount. */
  readonly missing: readonly Missing[];
}

/** What of a whole amount the parties of a side have by their parts. A party alone on its side has all of it. */
export function cellsByParts(
  line: Sharing,
  direction: Direction,
  side: CommercialSide,
  columns: readonly Column[],
): Cells {
  const own = columns.filter((party) => party.side === side);
  const name = sideNames[side].toLowerCase();
  const openAll = (missing: readonly Missing[], of: readonly Column[] = own): Cells => ({
    amounts: new Map(),
    open: new Map(of.map(({ number }) => [columnOfParty(direction, number), missing])),
  });
  if (own.length === 0)
    return openAll([{ field: line.path, words: `${line.label}: there are no ${name} to share it` }], columns);
  const unknown = own.length === 1 ? [] : own.filter(({ part }) => part === null);
  const missing = [
    ...line.missing,
    ...unknown.map((party) => ({
      field: `commercialParties.${party.key}.part`,
      words: `The part of ${commercialPartyName(party)}`,
    })),
  ];
  const { whole } = line;
  if (missing.length > 0 || whole === null) return openAll(missing);
  const sharers = own.map(
    (party): Sharer => ({
      name: commercialPartyName(party),
      part: own.length === 1 ? 1 : (party.part ?? 0),
      field: `commercialParties.${party.key}.part`,
    }),
  );
  const made = attempt(() => sharedByParts(whole, line.label, sharers));
  if (made instanceof InputError)
    return openAll([{ field: sharers[0]?.field ?? line.path, words: `The parts of the ${name}: none is above zero` }]);
  return {
    amounts: new Map(
      made.flatMap((amount, at) => {
        const party = own[at];
        return party ? [[columnOfParty(direction, party.number), amount] as const] : [];
      }),
    ),
    open: new Map(),
  };
}

interface Typed extends Omit<StoredCommercialAmount, 'party'> {
  readonly party: number;
}

/** What is typed into the cells of a line: amounts, and percentages of its whole amount. */
export function typedCells(line: Sharing, direction: Direction, rows: readonly Typed[]): Cells {
  const percentField = `${direction}Percent` as const;
  const own = rows.filter((row) => row[direction] !== null || row[percentField] !== null);
  const twice = own.filter(({ party }, at) => own.findIndex((each) => each.party === party) !== at);
  if (twice.length > 0) {
    const missing = twice.map(({ party }) => ({
      field: `${line.path}.${columnOfParty(direction, party)}`,
      words: `${line.label}: one amount for each party`,
    }));
    return { amounts: new Map(), open: new Map(own.map(({ party }) => [columnOfParty(direction, party), missing])) };
  }
  const ofAmount = rows.flatMap((row): [string, Explained<Cents>][] => {
    const amount = row[direction];
    if (amount === null) return [];
    const column = columnOfParty(direction, row.party);
    const value = cents(amount);
    return [[column, { value, trace: given(line.label, money(value), `${line.path}.${column}`) }]];
  });
  const shared = rows.filter((row) => row[direction] === null && row[percentField] !== null);
  const percents = shared.map((row) => row[percentField] ?? '0');
  const { whole } = line;
  const open = (missing: readonly Missing[]): Cells => ({
    amounts: new Map(ofAmount),
    open: new Map(shared.map(({ party }) => [columnOfParty(direction, party), missing])),
  });
  if (shared.length === 0) return open([]);
  if (whole === null) return open(line.missing);
  const made = attempt(() => percentShares(whole.value, percents));
  if (made instanceof InputError)
    return open([
      {
        field: `${line.path}.${columnOfParty(direction, shared[0]?.party ?? 0)}`,
        words: `${line.label}: more than 100 percent`,
      },
    ]);
  const ofPercent = made.map((amount, at): [string, Explained<Cents>] => {
    const column = columnOfParty(direction, shared[at]?.party ?? 0);
    const { value, trace } = explainedMoney(amount, {
      label: line.label,
      formula: 'The party’s percentage of the whole amount; cents left over go to the largest remainders',
      math: 'percentShare(all)',
      rounding: 'to the cent, so that all of it is the whole amount',
      inputs: [
        whole.trace,
        given('Share', count(at), `${line.path}.${column}`),
        ...shared.map((row, place) =>
          given('Percentage', rate(percents[place] ?? '0'), `${line.path}.${columnOfParty(direction, row.party)}`),
        ),
      ],
    });
    return [column, { value, trace }];
  });
  return { amounts: new Map([...ofAmount, ...ofPercent]), open: new Map() };
}
