import { type DisclosedSection, disclosedSections, factNames } from '@closewright/domain/lender-disclosure';
import { costColumns } from '@closewright/domain/settlement';
import { z } from 'zod';
import { downloadSchema, endpoint } from '../kit/index.ts';
import { settlementParams } from '../settlement/index.ts';
import { mostDisclosureBytes, readDisclosureSchema } from './disclosure-file.schema.ts';

const tag = 'Settlement';
const path = '/api/orders/:ordersID/settlements/:loanID';

/** Base64 has four letters for three bytes. */
const mostLetters = Math.ceil(mostDisclosureBytes / 3) * 4;

// The keys of a literal are known by its type.
const sections = Object.keys(disclosedSections) as [DisclosedSection, ...DisclosedSection[]];
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
const moves = z.object({ fromBorrower: z.int(), toSeller: z.int() });

/** Something that a lender’s disclosure says otherwise than ours. */
export const disclosedDifferenceSchema = z
  .object({
    section: z.enum(sections),
    line: z.string(),
    /** Which column or part of the line; empty where it has but one. */
    column: z.string(),
    /** How both values are written: cents, percent as a decimal text, a number, a day, a text, true or false. */
    kind: z.enum(['money', 'rate', 'count', 'day', 'text', 'answer']),
    theirs: value,
    ours: value,
    /** Theirs less ours, in cents. */
    difference: z.int().nullable(),
    /** What taking it over moves, in cents: the cash to close from the borrower, and the cash to the seller. */
    moves,
    /** Where of our statement it is typed: `fees.3`. */
    from: z.string().optional(),
    costColumn: z.enum(costColumns).optional(),
  })
  .meta({ id: 'DisclosedDifference' });

/** What a lender’s disclosure says otherwise than ours, in the order of the form. */
export const lenderComparisonSchema = z
  .object({
    format: z.enum(['UCD', 'JSON']),
    differences: z.array(disclosedDifferenceSchema).readonly(),
    /** What taking over all of them moves. */
    moves,
    /** The cash to close as each side has it, in cents; null where it does not say it. */
    cashToClose: z.object({ theirs: z.int().nullable(), ours: z.int().nullable() }),
    /** What is open in our statement, in words: it is compared with nothing. */
    open: z.array(z.string()).readonly(),
    /** The disclosure of the lender as it was read, so that it can be compared again while ours is edited. */
    theirs: readDisclosureSchema,
    /** What of ours only the file says, by its name in our own JSON; as far as the caller may read it. */
    ofFile: z.partialRecord(z.enum(factNames), value),
  })
  .meta({ id: 'LenderComparison' });

export const compareLenderDisclosure = endpoint({
  name: 'compareLenderDisclosure',
  method: 'POST',
  path: `${path}/lender-disclosure`,
  summary:
    'Compares the closing disclosure of a lender with the statement of a loan: UCD XML, or our own JSON (closewright-disclosure-1), as base64. Nothing is stored. What cannot be read is refused with its reason at `content`.',
  tag,
  params: settlementParams,
  body: z.strictObject({ content: z.base64().max(mostLetters) }),
  result: lenderComparisonSchema,
  access: { kind: 'action', action: 'readSettlementEntries' },
  errors: ['NOT_FOUND'],
  idempotent: true,
  mostBytes: mostLetters + 1024,
});

export const exportDisclosure = endpoint({
  name: 'exportDisclosure',
  method: 'GET',
  path: `${path}/disclosure`,
  summary:
    'Where the statement of a loan may be fetched as a closing disclosure in UCD XML, or in our own JSON. What is open is left out of it, and named in `open`.',
  tag,
  params: settlementParams,
  query: z.strictObject({ format: z.enum(['UCD', 'JSON']).default('UCD') }),
  result: downloadSchema.extend({ open: z.array(z.string()).readonly() }).meta({ id: 'DisclosureDownload' }),
  access: { kind: 'action', action: 'readSettlementEntries' },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** A lender’s disclosure beside ours. */
export type LenderComparison = z.infer<typeof lenderComparisonSchema>;
/** Where our disclosure may be fetched, and what of it is open. */
export type DisclosureDownload = z.infer<typeof exportDisclosure.result>;
