import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import { amountTold, type FileTold, fieldText } from './field-text.ts';
import { fileNameOf } from './file-name.ts';
import { delimiterOf, layoutProblems, rowsOf } from './layout-problems.ts';
import type {
  PositivePayAccount,
  PositivePayEvent,
  PositivePayFacts,
  PositivePayProblem,
} from './positive-pay-event.ts';
import type { PositivePayField, PositivePayLayout } from './positive-pay-layout.ts';
import { type ExplainedPositivePayTotals, positivePayTotals, sumOfChecks } from './totals.ts';

/** A file as its bank gets it. */
export interface PositivePayFile {
  readonly fileName: string;
  /** All of it: plain characters alone, so that it has as many bytes. */
  readonly text: string;
  /** Its lines without their ends. */
  readonly lines: readonly string[];
  /** What it tells, by kind. */
  readonly totals: ExplainedPositivePayTotals;
  /** What stands in its lines of checks: how many they are, what their amounts and their numbers come to. Trailers say so. */
  readonly control: { readonly count: number; readonly amount: Explained<Cents>; readonly checkNumbers: number };
}

/**
 * The file of events by a layout: pure, so that the same gives the same bytes. The lines of checks stand in the order of the events.
 * Without a file where anything has no place: a number is never cut, and a file that tells a bank less than there is would stop good checks.
 */
export function positivePayFile(
  layout: PositivePayLayout,
  account: PositivePayAccount,
  events: readonly PositivePayEvent[],
  facts: PositivePayFacts,
): { readonly file: PositivePayFile | null; readonly problems: readonly PositivePayProblem[] } {
  const ofLayout = Object.entries(layoutProblems(layout));
  if (ofLayout.length > 0)
    return {
      file: null,
      problems: ofLayout.map(([path, why]) => ({ path, label: labelAt(layout, path), checkNumber: null, why })),
    };
  const written = events.map((event) => ({
    checkNumber: event.checkNumber,
    amount: amountTold(layout, event),
  }));
  const control = {
    count: events.length,
    amount: sumOfChecks('Amounts in the file', written),
    checkNumbers: events.reduce((sum, { checkNumber }) => sum + checkNumber, 0),
  };
  const told: FileTold = { layout, account, facts, control };
  const problems: PositivePayProblem[] = [];
  const lineOf = (path: string, fields: readonly PositivePayField[], event: PositivePayEvent | null): string => {
    const texts = fields.map((field, at) => {
      const { text, why } = fieldText(field, fields, told, event);
      if (why !== null)
        problems.push({ path: `${path}.${at}`, label: field.label, checkNumber: event?.checkNumber ?? null, why });
      return text;
    });
    return layout.delimiter === null ? texts.join('') : texts.map(quotedBy(layout)).join(delimiterOf[layout.delimiter]);
  };
  const lines = rowsOf(layout).flatMap(({ path, isDetail, fields }) =>
    isDetail ? events.map((event) => lineOf(path, fields, event)) : [lineOf(path, fields, null)],
  );
  if (problems.length > 0) return { file: null, problems };
  const end = layout.lineEnd === 'LF' ? '\n' : '\r\n';
  return {
    file: {
      fileName: fileNameOf(layout, account, facts),
      text: lines.join(end) + (layout.endsLastLine && lines.length > 0 ? end : ''),
      lines,
      totals: positivePayTotals(events),
      control,
    },
    problems: [],
  };
}

/** How a text stands between delimiters: in quotation marks where it would be read otherwise, each of its own doubled. */
function quotedBy({ delimiter, quoting }: PositivePayLayout): (text: string) => string {
  const between = delimiter === null ? '' : delimiterOf[delimiter];
  return (text) => {
    const isNeeded = text.includes(between) || text.includes('"') || text !== text.trim();
    if (quoting === 'Never' || (quoting === 'When needed' && !isNeeded)) return text;
    return `"${text.replaceAll('"', '""')}"`;
  };
}

/** What the field is called that a problem of a layout is about. */
function labelAt(layout: PositivePayLayout, path: string): string {
  const row = rowsOf(layout).find((each) => path.startsWith(`${each.path}.`));
  const at = row === undefined ? undefined : path.slice(row.path.length + 1).split('.')[0];
  return row?.fields[Number(at)]?.label ?? '';
}
