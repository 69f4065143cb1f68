import type { PortfolioCriteria } from '@closewright/contract/portfolio';
import { closingWeeks, portfolioScopes, staffDuties } from '@closewright/domain/portfolio';

/** The facets of the portfolio by the part of the criteria they narrow. */
export const listParts = ['statuses', 'closings', 'officerIDs', 'branchIDs', 'regionIDs'] as const;

export type ListPart = (typeof listParts)[number];

/** What is shown before anything is chosen: the files in work. */
export const firstCriteria: PortfolioCriteria = { scope: 'open', officerDuty: 'escrowOfficerID' };

/** What was shown when the user left. Anything that cannot be read is left out: a damaged value never breaks the screen. */
export function readCriteria(kept: unknown): PortfolioCriteria {
  if (typeof kept !== 'object' || kept === null) return firstCriteria;
  const given = kept as Readonly<Record<string, unknown>>;
  const criteria: PortfolioCriteria = {
    scope: portfolioScopes.find((scope) => scope === given.scope) ?? firstCriteria.scope,
    officerDuty: staffDuties.find((duty) => duty === given.officerDuty) ?? firstCriteria.officerDuty,
  };
  for (const part of ['text', 'lender'] as const) {
    const text = given[part];
    if (typeof text === 'string' && text.trim() !== '') criteria[part] = text;
  }
  for (const part of listParts) {
    const isOne =
      part === 'closings' ? (each: unknown) => closingWeeks.some((week) => week === each) : Number.isInteger;
    const values = Array.isArray(given[part]) ? given[part].filter(isOne) : [];
    if (values.length > 0) criteria[part] = values as never;
  }
  return criteria;
}

/** The criteria with a part changed; an empty one is left out. */
export function withPart(criteria: PortfolioCriteria, part: Partial<PortfolioCriteria>): PortfolioCriteria {
  const isSaid = (value: unknown) =>
    value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0);
  const next = { ...criteria, ...part };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => isSaid(value))) as PortfolioCriteria;
}

/** The criteria as a call takes them in its address. */
export function queryOf(criteria: PortfolioCriteria): Record<string, string> {
  return Object.fromEntries(Object.entries(criteria).map(([part, value]) => [part, String(value)]));
}

/** Whether two criteria ask for the same: the order in which values were chosen makes no difference. */
export function sameCriteria(a: PortfolioCriteria, b: PortfolioCriteria): boolean {
  const text = (criteria: PortfolioCriteria) =>
    JSON.stringify(
      Object.entries(criteria)
        .filter(([, value]) => value !== undefined)
        .map(([part, value]) => [part, Array.isArray(value) ? [...value].map(String).sort() : value])
        .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
  return text(a) === text(b);
}

/** Whether anything besides the scope narrows the list. */
export function isNarrowed(criteria: PortfolioCriteria): boolean {
  return Object.keys(criteria).some((part) => part !== 'scope' && part !== 'officerDuty');
}
