import type { SanctionsListRow, SanctionsScreening } from '@closewright/contract/sanctions';
import { addToDate } from '@closewright/domain/dates';
import { counted, formatDate } from '@closewright/domain/formats';
import { type ScreeningState, sanctionsLimits } from '@closewright/domain/sanctions';

/** The states as people read them. */
export const stateNames: Readonly<Record<ScreeningState, string>> = {
  open: 'To decide',
  blocked: 'Blocked',
  cleared: 'Cleared',
  none: 'No hit',
};

/** What there is to know of the current list: why wires wait, or of which day it is. */
export function listNotice(
  lists: readonly SanctionsListRow[],
  today: string,
): { readonly tone: 'warning'; readonly title: string; readonly text: string } | null {
  const [current] = lists;
  const text = 'No wire is released before somebody imports one.';
  if (!current) return { tone: 'warning', title: 'There is no list yet.', text };
  if (addToDate(current.listDate, sanctionsLimits.goodDays, 'days') >= today) return null;
  const title = `The list of ${formatDate(current.listDate)} is older than ${sanctionsLimits.goodDays} days.`;
  return { tone: 'warning', title, text };
}

/** Why it cannot be said of a payee that it is who the list names, or is not; null where it can. Who is blocked may be cleared. */
export function decideObstacle(
  screening: SanctionsScreening | null,
  refusal: string | null,
  isSame: boolean,
): string | null {
  if (refusal !== null) return refusal;
  if (screening === null) return 'No payee is in hand';
  const { state, decision, payee } = screening;
  if (state === 'blocked' && !isSame) return null;
  if (decision !== null) return `${decision.by} has decided about ${payee}`;
  return state === 'open' ? null : `No name on the list is like ${payee}`;
}

/** What became of an import. */
export const importedWords = ({ listDate, names }: SanctionsListRow, open: number): string =>
  `The list of ${formatDate(listDate)} is taken: ${counted(names, 'name')}. ${open === 0 ? 'No payee waits' : `${counted(open, 'payee')} ${open === 1 ? 'waits' : 'wait'}`} for a decision.`;
