import { type LetterFacts, type LetterState, letterProblems } from '@closewright/domain/closing-protection';
import { fileRecordLimits, type RecordProblems } from '@closewright/domain/file-records';
import { hashOf } from '../../platform/documents/index.ts';

type Values = Readonly<Record<string, unknown>>;

const { documentBytes } = fileRecordLimits;
const megabytes = documentBytes / 1024 / 1024;
/** Characters of base64 for the largest document. */
const longest = Math.ceil(documentBytes / 3) * 4;

/** What is wrong with the bytes of a document: too many, not base64, no PDF, or others than their hash says. Never repeats them. */
export function documentProblems({ content, sha256 }: Values): RecordProblems {
  if (typeof content !== 'string' || content === '') return {};
  if (content.length > longest) return { content: `is larger than ${megabytes} MB, the most a document may be` };
  const bytes = Buffer.from(content, 'base64');
  if (bytes.toString('base64') !== content) return { content: 'is not base64' };
  if (bytes.length > documentBytes) return { content: `is larger than ${megabytes} MB, the most a document may be` };
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return { content: 'is no PDF' };
  return sha256 === hashOf(bytes)
    ? {}
    : { sha256: 'is not the hash of the content: the document was changed or cut off' };
}

const issuedStates: readonly LetterState[] = ['Issued', 'Replaced', 'Voided'];

/** What is wrong with a letter as a whole: an issued one has its number, its day and its document, a voided one says when, and no other does. */
export function storedLetterProblems(letter: Values, links: ReadonlySet<string>): RecordProblems {
  const has = (name: string) => links.has(name) || (letter[name] ?? '') !== '';
  const state = letter.state as LetterState;
  const isIssued = issuedStates.includes(state);
  const problems: Record<string, string> = {};
  for (const [name, what] of [
    ['letterNumber', 'a number'],
    ['issuedAt', 'a date of issue'],
    ['documentID', 'a document'],
  ] as const)
    if (has(name) !== isIssued)
      problems[name] = isIssued
        ? `A letter that is ${state.toLowerCase()} has ${what}`
        : `Only an issued letter has ${what}`;
  if (state === 'Voided' && !has('voidedAt')) problems.voidedAt = 'A voided letter says when it was voided';
  if (state !== 'Voided')
    for (const name of ['voidedAt', 'voidedBy', 'voidReason'])
      if (has(name)) problems[name] = 'Only a voided letter says when, by whom and why it was voided';
  return { ...letterProblems({ form: null, loanNumber: null, ...letter } as LetterFacts), ...problems };
}
