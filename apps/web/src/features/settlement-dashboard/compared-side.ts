import type { KeptStatement, Settlement } from '@closewright/contract/settlement';
import {
  placedAs,
  reckonedDocument,
  type ShownFigures,
  type SummaryForm,
  shownFigures,
} from '@closewright/domain/closing-file';
import { reckonedOtherwise } from '@closewright/domain/statement-versions';

/** A statement as one side of a comparison. */
export interface ComparedSide {
  readonly figures: ShownFigures;
  /** What is to be said of a version: what today's rules make of it otherwise, or null where it has no figures of its own to show. */
  readonly told: readonly (Pick<KeptStatement, 'statementVersionID' | 'number'> & {
    readonly otherwise: readonly string[] | null;
  })[];
}

/** What a statement shows as it is saved now. */
export const savedNow = (statement: Settlement, hasSeller: boolean, form: SummaryForm): ComparedSide => ({
  figures: shownFigures(reckonedDocument({ ...statement, hasSeller }), form),
  told: [],
});

/** What a version shows: the figures it was kept with where there are some to show, else what today's rules make of it. */
export function asKept(version: KeptStatement, form: SummaryForm): ComparedSide {
  const { statementVersionID, number, settlement, hasSeller, figures } = version;
  const today = shownFigures(reckonedDocument({ ...settlement, hasSeller }), form);
  if (figures === null) return { figures: today, told: [{ statementVersionID, number, otherwise: null }] };
  const otherwise = reckonedOtherwise(figures, today, form);
  // Where lines counted was not kept at first.
  const placed = { ...figures, lines: placedAs(figures.lines, today.lines) };
  return { figures: placed, told: otherwise.length > 0 ? [{ statementVersionID, number, otherwise }] : [] };
}
