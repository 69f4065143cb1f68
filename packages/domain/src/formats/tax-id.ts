import { type Parsed, parsed, refused } from '../errors/index.ts';

/** SSN of a person, tax id (EIN) of a company. */
export type TaxIDKind = 'ssn' | 'taxID';

interface TaxIDRule {
  /** Lengths of the groups between dashes. */
  readonly groups: readonly number[];
  readonly message: string;
}

/** core.md §5: SSN ddd-dd-dddd, tax id dd-ddddddd; both have nine digits and end in four that may be shown. */
const rules: Record<TaxIDKind, TaxIDRule> = {
  ssn: { groups: [3, 2, 4], message: 'An SSN is written 123-45-6789' },
  taxID: { groups: [2, 7], message: 'A tax id is written 12-3456789' },
};

const shownDigits = 4;

/** 50–65, 70–88, 90–92 and 94–99 (IRS). */
const itinGroup = /^(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/;

/** Reads an SSN or tax id with its dashes or as nine digits, and writes it with dashes. */
export function parseTaxID(text: string, kind: TaxIDKind): Parsed<string> {
  const trimmed = text.trim();
  const { groups, message } = rules[kind];
  const dashed = new RegExp(`^${groups.map((length) => `\\d{${length}}`).join('-')}$`);
  const written = /^\d{9}$/.test(trimmed) ? grouped(trimmed, groups) : trimmed;
  const problem = dashed.test(written) ? ssnProblem(written) : message;
  return problem === null ? parsed(written) : refused(problem);
}

/**
 * Why an SSN as it is written is none that was ever issued; null for any other text. A number that begins with 9 and has the
 * middle of an ITIN is one: sellers from abroad have no other.
 */
export function ssnProblem(text: string): string | null {
  const [, area = '', group = '', serial = ''] = /^(\d{3})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  if (area === '') return null;
  if (area === '000' || area === '666') return `No SSN begins with ${area}`;
  if (group === '00') return 'No SSN has 00 in the middle';
  if (serial === '0000') return 'No SSN ends in 0000';
  return area.startsWith('9') && !itinGroup.test(group)
    ? 'No SSN begins with 9; an ITIN does, with 50–65, 70–88, 90–92 or 94–99 in the middle'
    : null;
}

/** Which of the two a written id is, by its dashes; null when it is neither. */
export function taxIDKind(text: string): TaxIDKind | null {
  if (/^\d{3}-\d{2}-\d{4}$/.test(text)) return 'ssn';
  return /^\d{2}-\d{7}$/.test(text) ? 'taxID' : null;
}

/**
 * The masked form (core.md §5): with the last four digits `***-**-6789` and `**-***6789`, without any `***-**-****` and
 * `**-*******`. Takes only those four digits, so that the rest need not be at hand.
 * @param last4 null hides them too
 */
export function maskTaxID(kind: TaxIDKind, last4: string | null): string {
  const digits = last4 !== null && /^\d{4}$/.test(last4) ? last4 : '*'.repeat(shownDigits);
  return grouped('*'.repeat(5) + digits, rules[kind].groups);
}

function grouped(characters: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let rest = characters;
  for (const length of groups) {
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.join('-');
}
