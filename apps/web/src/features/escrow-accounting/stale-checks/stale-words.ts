import type { StaleCheck, StaleCheckAct } from '@closewright/contract/stale-checks';
import { counted, formatAddress, formatDate } from '@closewright/domain/formats';
import { ownerLetterNames, staleActNames, staleLimits, stateName } from '@closewright/domain/stale-checks';
import { amountText } from '../../../lib/amount-text.ts';
import type { Picked } from '../list/selected-rows.ts';

/** Why nothing can be said of these; null where it can. */
export function staleObstacle({ rows, missing }: Picked<StaleCheck>, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  const all = rows.length + missing;
  if (all === 0) return 'Choose a check first';
  if (all > staleLimits.checks) return `At most ${staleLimits.checks} at once: ${all} are selected`;
  return missing === 0
    ? null
    : `${counted(missing, 'check')} of them ${missing === 1 ? 'was' : 'were'} not read yet: scroll down first`;
}

const mostNamed = 4;

/** Checks in a sentence: the first by name, and how many more. */
export function checksWords(checks: readonly StaleCheck[]): string {
  const named = checks
    .slice(0, mostNamed)
    .map(({ checkNumber, payee, amount }) => `${checkNumber ?? 'Check'}, ${payee}, ${amountText(amount)}`);
  const left = checks.length - named.length;
  return `${named.join('; ')}${left > 0 ? `; and ${left} more` : ''}.`;
}

/** What was done, in a line: "Wrote: due diligence, to 12 Elm St, Austin, TX 78701". */
export function actWords({ kind, letter, address, report, note }: StaleCheckAct): string {
  const of = {
    called: null,
    wrote: letter && `${ownerLetterNames[letter].toLowerCase()}, to ${address ? formatAddress(address) : ''}`,
    answered: null,
    address: address && formatAddress(address),
    held: null,
    reported: report && `to ${stateName(report.state)}, ${report.year}`,
  }[kind];
  const said = [of, note].filter((part) => part !== null && part !== '').join('. ');
  return said === '' ? staleActNames[kind] : `${staleActNames[kind]}: ${said}`;
}

/** What is said of the terms of a check: whose they are. */
export const termsWords = ({ rule }: StaleCheck): string =>
  rule === null
    ? 'Not known without the state of the owner'
    : `${counted(rule.years, 'year')} in ${stateName(rule.state)}, ${rule.whose === 'office' ? 'set by the office' : 'to be verified'}`;

/** When letters are written: "07/04/2026 to 09/02/2026". */
export const windowWords = ({ dormancy }: StaleCheck): string =>
  dormancy === null ? '' : `${formatDate(dormancy.lettersFrom)} to ${formatDate(dormancy.lettersUntil)}`;

/** The acts of these that were not taken back and are letters. */
export const letterOf = (act: StaleCheckAct): boolean => act.kind === 'wrote' && act.takenBack === null;
