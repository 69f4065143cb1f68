import { addCents, type Cents, cents } from '../money/index.ts';
import { type Citation, count, type Explained, explainedMoney, given, money } from '../trace/index.ts';

/** What a recorder charges for one kind of document, in force between two days: dated, versioned data. */
export interface RecordingFeeTable {
  readonly id: string;
  readonly label: string;
  readonly place: string;
  readonly from: string;
  readonly to?: string;
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

/** What it costs to record a document. Throws a RangeError for a document without pages. */
export function recordingFee({ pages, names }: RecordedDocument, table: RecordingFeeTable): Explained<Cents> {
  if (!Number.isInteger(pages) || pages < 1 || !Number.isInteger(names) || names < 0)
    throw new RangeError(`${table.label}: a document has at least one page`);
  const morePages = Math.max(0, pages - table.pagesIncluded);
  const moreNames = Math.max(0, names - table.namesIncluded);
  const ofPages = cents(morePages * table.perPage);
  const ofNames = cents(moreNames * table.perName);
  return explainedMoney(addCents(table.base, ofPages, ofNames, ...table.surcharges.map(({ amount }) => amount)), {
    label: table.label,
    formula: 'The fee of the document, its further pages and names, and the surcharges',
    rule: table.source,
    inputs: [
      given('Fee of the document', money(table.base)),
      {
        label: 'Further pages',
        value: money(ofPages),
        formula: 'Pages beyond those included times the fee of a page',
        inputs: [
          given('Pages', count(pages)),
          given('Included', count(table.pagesIncluded)),
          given('A page', money(table.perPage)),
        ],
      },
      {
        label: 'Further names',
        value: money(ofNames),
        formula: 'Names beyond those included times the fee of a name',
        inputs: [
          given('Names', count(names)),
          given('Included', count(table.namesIncluded)),
          given('A name', money(table.perName)),
        ],
      },
      ...table.surcharges.map(({ label, amount }) => given(label, money(amount))),
    ],
  });
}
