import type { RecordingTerms, recordedAs, StoredRecordingDocument } from '../government-charges/index.ts';
import { noTerms, recordingDocumentFigure } from '../government-charges/index.ts';
import type { Citation } from '../trace/index.ts';
import { type DatedVersion, versionName } from './dated-versions.ts';

/** What a recorder takes for one kind of document. */
export interface ScheduledFee {
  readonly recordedAs: (typeof recordedAs)[number];
  /** One document of this kind by its name; null for all others of the kind. */
  readonly document: string | null;
  /** For the document itself, with this many pages and names. Amounts are cents. */
  readonly base: number;
  readonly pagesIncluded: number;
  readonly perPage: number;
  readonly namesIncluded: number;
  readonly perName: number;
  /** Charges of a fixed amount on every document: archive, housing. */
  readonly surcharges: readonly { readonly label: string; readonly amount: number }[];
}

/** What a recorder takes: open data of an office, with its source. */
export interface RecordingSchedule {
  readonly code: string;
  readonly label: string;
  readonly state: string;
  readonly county: string | null;
  readonly source: Citation;
  readonly fees: readonly ScheduledFee[];
}

type Named = Pick<StoredRecordingDocument, 'kind' | 'label'>;

const plain = (name: string | null): string => (name ?? '').trim().toLowerCase();

/** What a schedule has for a document: the fee of its name, or that of its kind; undefined where it has neither. */
export function scheduledFee(
  { fees }: Pick<RecordingSchedule, 'fees'>,
  { kind, label }: Named,
): ScheduledFee | undefined {
  const ofKind = fees.filter((fee) => fee.recordedAs === kind);
  return (
    ofKind.find(({ document }) => document !== null && plain(document) === plain(label)) ??
    ofKind.find(({ document }) => document === null)
  );
}

/** The terms that a document keeps of the version it is charged by; undefined where the schedule does not have it. */
export function pulledTerms(
  version: Pick<DatedVersion, 'code' | 'number'>,
  schedule: Pick<RecordingSchedule, 'fees'>,
  document: Named,
): RecordingTerms | undefined {
  const fee = scheduledFee(schedule, document);
  return (
    fee && {
      rateVersion: versionName(version),
      baseFee: fee.base,
      pagesIncluded: fee.pagesIncluded,
      pageFee: fee.perPage,
      namesIncluded: fee.namesIncluded,
      nameFee: fee.perName,
      surcharges: fee.surcharges.reduce((sum, { amount }) => sum + amount, 0),
    }
  );
}

/** Whether a document keeps other terms than these. */
export const hasOtherTerms = (document: RecordingTerms, terms: RecordingTerms): boolean =>
  // The keys of a literal are known by its type.
  (Object.keys(noTerms) as (keyof RecordingTerms)[]).some((name) => (document[name] ?? null) !== terms[name]);

/** Something that is charged, with what it costs by two versions, in cents; null where one does not say. Pages and names are those of a document. */
export interface TriedCharge {
  readonly label: string;
  readonly pages: number | null;
  readonly names: number | null;
  readonly before: number | null;
  readonly after: number | null;
}

/** What a document costs as it is stored; null while something of it is missing. Who bears it does not matter here. */
export function costOf(document: StoredRecordingDocument): number | null {
  const figure = recordingDocumentFigure({ ...document, borrowerPart: '100' });
  return figure.kind === 'figure' ? figure.amount.value : null;
}

/** What a document costs by a version instead of by what it keeps. */
export function costBy(
  version: Pick<DatedVersion, 'code' | 'number'>,
  schedule: Pick<RecordingSchedule, 'fees'>,
  document: StoredRecordingDocument,
): number | null {
  const terms = pulledTerms(version, schedule, document);
  return terms ? costOf({ ...document, ...terms, fee: null }) : null;
}
