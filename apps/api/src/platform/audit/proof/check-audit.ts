import type { SecretBox } from '../../secrets/index.ts';
import type { HeadPlace } from './head-places.ts';
import { readHeads } from './heads.queries.ts';
import { readHead } from './signed-head.ts';
import { type ChainReport, type ExpectedEntry, type Read, verifyChain } from './verify-chain.ts';

/** What a check of a tenant's audit needs. */
export interface AuditCheckDeps {
  readonly read: Read;
  readonly secrets: SecretBox;
  readonly places: readonly HeadPlace[];
}

/** A chain, and what it was compared with. */
export interface AuditReport extends ChainReport {
  /** How many heads that were signed before the chain was compared with. */
  readonly heads: number;
  /** What could not be compared: neither good nor broken. */
  readonly notes: readonly CheckNote[];
}

/** Something that could not be compared, in words for everybody, and what only the operator should read. */
export interface CheckNote {
  readonly text: string;
  readonly cause: string | null;
}

/** A head that is no head, or not of this tenant: a mistake of whoever gave it. */
export class NoHead extends Error {}

/**
 * Follows the chain of a tenant from its start, and compares it with every head that was signed of it: those in the database, those in the
 * places outside, and those given by hand.
 * @param given heads as they were written down somewhere else
 * @throws NoHead where one of them is none of this tenant
 */
export async function checkAudit(
  { read, secrets, places }: AuditCheckDeps,
  tenant: string,
  given: readonly string[] = [],
): Promise<AuditReport> {
  const expected: ExpectedEntry[] = [];
  const notes: CheckNote[] = [];
  /** The first head that proves by itself that somebody was at it. */
  let forged: ChainReport['broken'] = null;

  const note = (text: string, where: string, seq?: number): void => {
    const head = readHead(secrets, text);
    if (!head || head.tenant !== tenant || (seq !== undefined && head.seq !== seq)) {
      forged ??= { seq: seq ?? 0, reason: `has a head ${where} that is none of this row` };
      return;
    }
    if (head.signature === 'wrong')
      forged ??= { seq: head.seq, reason: `has a head ${where} that was not signed here` };
    // A head of the database proves nothing without its key: whoever owns the database may name any.
    else if (head.signature === 'keyMissing' && seq !== undefined)
      forged ??= { seq: head.seq, reason: `has a head ${where} that was signed with a key that is not here` };
    else {
      if (head.signature === 'keyMissing')
        notes.push({
          text: `The head of row ${head.seq} ${where} was signed with a key that is not here: only its hash was compared`,
          cause: null,
        });
      expected.push({ seq: head.seq, hash: head.hash, by: `the head of ${head.at} ${where}` });
    }
  };

  for (const text of given) {
    const head = readHead(secrets, text);
    if (head?.tenant !== tenant) throw new NoHead(`${text} is no head of ${tenant}`);
    if (head.signature === 'wrong') throw new NoHead(`${text} was not signed here, or is not copied whole`);
    note(text, 'given by hand');
  }
  for (const place of places) {
    if (!place.read) continue;
    try {
      for (const text of await place.read(tenant)) note(text, `in the ${place.name}`);
    } catch (error) {
      notes.push({
        text: `The ${place.name} could not be read`,
        cause: `${place.address}: ${(error as Error).message}`,
      });
    }
  }
  for (const { seq, head } of await readHeads(read, tenant)) note(head, 'in the database', seq);

  const report = await verifyChain(read, tenant, { expected });
  if (expected.length === 0 && report.rows > 0)
    notes.push({
      text: 'No head was signed before: nothing shows whether entries were cut off the end',
      cause: null,
    });
  return { ...report, broken: report.broken ?? forged, heads: expected.length, notes };
}
