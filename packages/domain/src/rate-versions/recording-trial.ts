import { emptyRecordingDocument, type StoredRecordingDocument } from '../government-charges/index.ts';
import { costBy, costOf, type RecordingSchedule, type TriedCharge } from './recording-schedule.ts';

/** A version of a schedule as it is tried. */
export interface TriedSchedule {
  readonly code: string;
  readonly number: number;
  readonly schedule: RecordingSchedule;
}

/** Pages and names of the example documents. */
const sizes = [
  [1, 2],
  [4, 4],
  [22, 6],
] as const;

/** Example documents of each kind that either version has, by what the version in force takes and by what the other would. */
export function triedExamples(tried: TriedSchedule, inForce: TriedSchedule | null): readonly TriedCharge[] {
  const fees = [...tried.schedule.fees, ...(inForce?.schedule.fees ?? [])];
  const kinds = new Map(fees.map((fee) => [`${fee.recordedAs} ${fee.document?.toLowerCase() ?? ''}`, fee]));
  return [...kinds.values()].flatMap(({ recordedAs: kind, document }) =>
    sizes.map(([pages, names]): TriedCharge => {
      const example = { ...emptyRecordingDocument, kind, label: document ?? kind, pages, names };
      return {
        label: example.label,
        pages,
        names,
        before: inForce && costBy(inForce, inForce.schedule, example),
        after: costBy(tried, tried.schedule, example),
      };
    }),
  );
}

/** A document of a file as it is, and as it would be after a refresh. One whose fee is typed stays as it is. */
export function triedDocument(document: StoredRecordingDocument, tried: TriedSchedule): TriedCharge {
  const { label, kind, pages, names } = document;
  const before = costOf(document);
  const after = document.fee === null ? costBy(tried, tried.schedule, document) : before;
  return { label: label?.trim() || kind || 'Document', pages, names, before, after };
}
