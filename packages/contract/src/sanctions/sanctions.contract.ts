import { sanctionsLimits, screeningStates } from '@closewright/domain/sanctions';
import { z } from 'zod';
import { postingDate } from '../check-writing/index.ts';
import { anyDate, endpoint, idInPath, idSchema, line, pageQuery } from '../kit/index.ts';

const tag = 'Sanctions';
const path = '/api/sanctions';
const read = { kind: 'action', action: 'readWires' } as const;
const administer = { kind: 'action', action: 'saveBankAccounts' } as const;
const decide = { kind: 'action', action: 'decideSanctions' } as const;
/** Base64 has four letters for three bytes. */
const lettersOf = (bytes: number) => Math.ceil(bytes / 3) * 4;
const mostLetters = lettersOf(sanctionsLimits.fileBytes);
const sentFile = z.strictObject({
  fileName: line().min(1, { error: 'The name of the file is required', abort: true }).max(120),
  content: z
    .base64({ error: 'The bytes of the file are base64' })
    .max(mostLetters, 'A file of a list has at most 20 MB'),
});

/** A list that names are screened against. */
export const sanctionsListSchema = z
  .object({
    sanctionsListID: idSchema,
    /** The day of the list, as whoever imported it said. */
    listDate: anyDate,
    /** The names of its files. */
    files: z.array(z.string()),
    entries: z.int().min(0),
    names: z.int().min(0),
    /** SHA-256 of its files, one after another, in small hexadecimal letters. */
    sha256: z.string(),
    importedBy: z.string(),
    importedAt: z.string(),
    /** The one that names are screened against. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SanctionsList' });

/** An entry of a list that is like a name of a payee. */
export const sanctionsHitSchema = z
  .object({
    /** The name of the payee that it is like. */
    screened: z.string(),
    entry: z.int(),
    name: z.string(),
    kind: z.enum(['name', 'alias']),
    type: z.string(),
    program: z.string(),
    remarks: z.string(),
    score: z.int(),
  })
  .meta({ id: 'SanctionsHit' });

/** What screening of a payee came to. */
export const screeningSchema = z
  .object({
    screeningID: idSchema,
    wirePayeeID: idSchema,
    payee: z.string(),
    /** What was screened: the payee, and of its latest instructions beneficiary, further credit and banks. */
    names: z.array(z.string()),
    sanctionsListID: idSchema,
    listDate: anyDate,
    screenedAt: z.string(),
    state: z.enum(screeningStates),
    /** The likest first. */
    hits: z.array(sanctionsHitSchema),
    /** Of earlier names or lists, which nobody decided about, or by which the payee is blocked. */
    earlierHits: z.array(sanctionsHitSchema),
    /** By which it is blocked or cleared: of this screening, or of an earlier one. */
    decision: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'SanctionsScreening' });

export const listSanctionsLists = endpoint({
  name: 'listSanctionsLists',
  method: 'GET',
  path: `${path}/lists`,
  summary: 'The lists that the office imported, the newest first.',
  tag,
  result: z.array(sanctionsListSchema),
  access: read,
});

export const importSanctionsList = endpoint({
  name: 'importSanctionsList',
  method: 'POST',
  path: `${path}/lists`,
  summary:
    'Imports a list as OFAC publishes it: the files of SDN, and those of the consolidated list where the office screens against it, too. Taken whole or refused with line and reason. All active payees of wires are screened against it.',
  tag,
  body: z.strictObject({
    listDate: postingDate,
    /** `sdn.csv` and `alt.csv`. */
    names: sentFile,
    aliases: sentFile.nullable(),
    /** `cons_prim.csv` and `cons_alt.csv`. */
    consolidatedNames: sentFile.nullable(),
    consolidatedAliases: sentFile.nullable(),
  }),
  result: sanctionsListSchema,
  mostBytes: lettersOf(sanctionsLimits.listBytes) + 4096,
  access: administer,
  errors: ['FORBIDDEN', 'APP_READ_ONLY', 'SANCTIONS_LIST_REFUSED'],
  audits: ['sanctions_lists'],
});

export const listScreenings = endpoint({
  name: 'listScreenings',
  method: 'GET',
  path: `${path}/screenings`,
  summary: 'A page of the latest screening of each active payee of wires, those that somebody has to decide first.',
  tag,
  query: z.strictObject({
    ...pageQuery,
    state: z.enum(screeningStates).optional(),
    wirePayeeID: z.coerce.number().int().min(1).optional(),
  }),
  result: z
    .object({
      results: z.array(screeningSchema),
      totalRecords: z.int(),
      /** How many wait for a decision, of all payees. */
      open: z.int().min(0),
    })
    .meta({ id: 'SanctionsScreenings' }),
  access: read,
});

export const decideScreening = endpoint({
  name: 'decideScreening',
  method: 'POST',
  path: `${path}/screenings/:screeningID/decision`,
  summary:
    'Says that a payee is not who the list names, or is, and why. What is cleared holds for the same name and the same hits; what is blocked, until another person clears it. Nobody decides about instructions that they entered.',
  tag,
  params: z.strictObject({ screeningID: idInPath }),
  body: z.strictObject({
    isSame: z.boolean(),
    reason: line().min(1, { error: 'Say why', abort: true }).max(sanctionsLimits.reason),
  }),
  result: screeningSchema,
  access: decide,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY', 'SECOND_PERSON_NEEDED'],
  audits: ['sanctions_decisions'],
});

/** A list that names are screened against. */
export type SanctionsListRow = z.infer<typeof sanctionsListSchema>;
/** What screening of a payee came to. */
export type SanctionsScreening = z.infer<typeof screeningSchema>;
/** An entry of a list that is like a name of a payee. */
export type ToldSanctionsHit = z.infer<typeof sanctionsHitSchema>;
