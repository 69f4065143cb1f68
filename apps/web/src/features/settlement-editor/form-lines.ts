import type { AdjustmentKind } from '@closewright/domain/adjustments';
import { begunFee, begunInSeries } from '@closewright/domain/fees';
import type { ExplainedForm, FormBlock, FormCell, FormRow, FormRun } from '@closewright/domain/forms';
import { type FeeSection, feeSections, type HudSeries } from '@closewright/domain/settlement';
import type { Row } from '../../records/editor/aggregate.ts';

/** The kinds of rows that are lines of the form: they are added and deleted on it. */
export type LineKind = 'fees' | 'adjustments';

/** A line that is added: what its row begins with, and the fields that say what it is. */
export interface NewLine {
  readonly kind: LineKind;
  readonly values: Row['values'];
  readonly names: readonly [string, ...string[]];
}

/** A line of a form: the page it is on, what it is called, and all of its words with its amounts. */
export interface FormLine {
  readonly page: string;
  readonly title: string;
  readonly words: string;
}

/** The lines of a form by their keys, in the order they are read. */
export function linesOnForm({ pages }: ExplainedForm): ReadonlyMap<string, FormLine> {
  return new Map(
    pages.flatMap(({ number, blocks }) =>
      rowsIn(blocks).map(({ key, cells }) => {
        const line = {
          page: number,
          title: wordsOf(cells, ({ figure }) => figure === undefined),
          words: wordsOf(cells),
        };
        return [key, line] as const;
      }),
    ),
  );
}

const wordsOf = (cells: readonly FormCell[], isMeant: (run: FormRun) => boolean = () => true): string =>
  cells
    .map(({ runs }) => runs.flatMap((run) => (isMeant(run) ? run.text : [])).join(''))
    .filter((text) => text !== '')
    .join(' ');

const rowsIn = (blocks: readonly FormBlock[]): readonly FormRow[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'sides') return block.sides.flatMap((side) => rowsIn(side.blocks));
    return block.kind === 'table' ? block.rows : [];
  });

/** What a line that is added to a summary is as long as nobody says otherwise, by its letter and by its series on a HUD-1. */
const summaries: Readonly<Record<string, AdjustmentKind>> = {
  J: 'Lender credit',
  K: 'Adjustment from borrower',
  L: 'Other credit',
  M: 'Adjustment from borrower',
  N: 'Adjustment from seller',
  100: 'Adjustment from borrower',
  200: 'Other credit',
  400: 'Adjustment from borrower',
  500: 'Adjustment from seller',
  1500: 'Payment to another',
};

const isSection = (letter: string): letter is FeeSection => letter in feeSections;

/** Fewer letters are in any line. */
const leastWords = 3;

/** The line that somebody means: `c3`, `C 03` and `c.03` are `C.03`, `j` is `J`, `803` its own; else the first one with these words. Null where the form has none. */
export function lineOf(words: string, lines: ReadonlyMap<string, FormLine>): string | null {
  const sought = words.trim().toLowerCase();
  const [, letter, number] = /^([a-n])[\s.]*(\d{1,2})?$/.exec(sought) ?? [];
  const key =
    letter === undefined
      ? sought
      : [letter.toUpperCase(), ...(number === undefined ? [] : [number.padStart(2, '0')])].join('.');
  if (lines.has(key)) return key;
  if (sought.length < leastWords) return null;
  const [found] = [...lines].find(([, line]) => line.words.toLowerCase().includes(sought)) ?? [];
  return found ?? null;
}

/** The section of a line: its letter, or its series on a HUD-1. */
export function sectionOfLine(line: string): string {
  const number = Number.parseInt(line, 10);
  return Number.isNaN(number) ? (line.split('.')[0] ?? '') : String(Math.floor(number / 100) * 100);
}

/**
 * What is added in the section of a line of the form; null where none is added.
 * @param line `C.03`, `K`, `1301`
 */
export function newLineIn(line: string, hasSeller: boolean): NewLine | null {
  const section = sectionOfLine(line);
  if (isSection(section)) return newFee(begunFee(section));
  // A series that takes no fees has no entry.
  const ofSeries = begunInSeries[Number(section) as HudSeries];
  if (ofSeries) return newFee(ofSeries);
  const kind = !hasSeller && section === 'K' ? 'Payment to another' : summaries[section];
  return kind === undefined ? null : newAdjustment(kind);
}

/** What is added beside a row, on forms whose sections are others than the statement has; null for a row that does not say. */
export function newLineBeside(kind: LineKind, { values }: Row): NewLine | null {
  if (kind === 'adjustments') return newAdjustment(values.kind ?? null);
  const { section } = values;
  return typeof section === 'string' && isSection(section) ? newFee(begunFee(section)) : null;
}

const newFee = (begun: ReturnType<typeof begunFee>): NewLine => ({
  kind: 'fees',
  values: { ...begun },
  names: ['label'],
});

const newAdjustment = (kind: Row['values'][string]): NewLine => ({
  kind: 'adjustments',
  values: { kind },
  names: ['label', 'kind'],
});
