import { InputError } from '../errors/index.ts';
import { addCents, type Cents, timesCount } from '../money/index.ts';
import { type Citation, cited, count, type Explained, explainedMoney, given, money } from '../trace/index.ts';

/** What a recorder charges for one kind of document. */
export interface RecordingFeeTable {
  readonly label: string;
  /** For the document itself, with this many pages and names. */
  readonly base: Cents;
  readonly pagesIncluded: number;
  readonly perPage: Cents;
  readonly namesIncluded: number;
  readonly perName: Cents;
  /** Charges of a fixed amount on every document: archive, housing. */
  readonly surcharges: readonly { readonly label: string; readonly amount: Cents }[];
  readonly source: Citation;
}

/** A document to record. */
export interface RecordedDocument {
  readonly pages: number;
  /** Names to be indexed. */
  readonly names: number;
}

/** What it costs to record a document. Throws an InputError for a document without pages or with a part of a name. */
export function recordingFee({ pages, names }: RecordedDocument, table: RecordingFeeTable): Explained<Cents> {
  if (!Number.isSafeInteger(pages) || pages < 1)
    throw new InputError('OUT_OF_RANGE', 'pages', `${table.label}: a document has at least one page`);
  if (!Number.isSafeInteger(names) || names < 0)
    throw new InputError('OUT_OF_RANGE', 'names', `${table.label}: names are counted`);
  const parts = [
    further('pages', pages, table.pagesIncluded, table.perPage, table.source),
    further('names', names, table.namesIncluded, table.perName, table.source),
  ];
  const fixed = [{ label: 'Fee of the document', amount: table.base }, ...table.surcharges];
  const amounts = [...fixed.map(({ amount }) => amount), ...parts.map(({ value }) => value)];
  return explainedMoney(addCents(...amounts), {
    label: table.label,
    formula: 'The fee of the document and the surcharges, its further pages and names',
    math: 'sum(all)',
    rule: table.source,
    inputs: [
      ...fixed.map(({ label, amount }) => cited(label, money(amount), table.source)),
      ...parts.map(({ trace }) => trace),
    ],
  });
}

/** What pages or names cost beyond those included. */
function further(what: 'pages' | 'names', counted: number, included: number, each: Cents, source: Citation) {
  return explainedMoney(timesCount(each, Math.max(0, counted - included)), {
    label: `Further ${what}`,
    formula: `Those beyond the ${what} included, times the fee of one`,
    math: 'max(a - b, 0) * c',
    inputs: [
      given(what === 'pages' ? 'Pages' : 'Names', count(counted), what),
      cited('Included', count(included), source),
      cited('Each', money(each), source),
    ],
  });
}
