import type { SecretBox } from '../../secrets/index.ts';
import type { Read } from '../../tenant/in-tenant.ts';
import type { HeadPlace } from './head-places.ts';
import { readHeads } from './heads.queries.ts';
import { readHead } from './signed-head.ts';
import { type ChainReport, type ExpectedEntry, verifyChain } from './verify-chain.ts';

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

/**
 * Follows the chain of a tenant from its start, and compares it with every head that was signed of it: those in the database, those in the
 * places outside, and those given by hand.
 * @param given heads as they were written down somewhere else
 * @throws Error where one of them is none of this tenant, or not copied whole
 */
export async function checkAudit(
  deps: AuditCheckDeps,
  tenant: string,
  given: readonly string[] = [],
): Promise<AuditReport> {
  const { expected, fault, notes } = await expectedEntries({ ...deps, only: null }, tenant, given);
  const report = await verifyChain(deps.read, tenant, { expected });
  if (expected.length === 0 && report.rows > 0)
    notes.push({
      text: 'No head was signed before: nothing shows whether entries were cut off the end',
      cause: null,
    });
  const heads = new Set(expected.map(({ seq }) => seq)).size;
  return { ...report, broken: report.broken ?? fault, heads, notes };
}

/** What heads say that a chain must have. */
interface Expected {
  readonly expected: readonly ExpectedEntry[];
  /** The first head that is not to be believed: somebody was at it, or its key is gone. */
  readonly fault: ChainReport['broken'];
  readonly notes: CheckNote[];
}

/**
 * Reads the heads of a tenant wherever they are.
 * @param given further heads
 */
export async function expectedEntries(
  { read, secrets, places, only }: AuditCheckDeps & { readonly only: 'outside' | null },
  tenant: string,
  given: readonly string[] = [],
): Promise<Expected> {
  const expected: ExpectedEntry[] = [];
  const notes: CheckNote[] = [];
  let fault: ChainReport['broken'] = null;

  const expectHead = (text: string, where: string, seq?: number): void => {
    const head = readHead(secrets, text);
    if (!head || head.tenant !== tenant || (seq !== undefined && head.seq !== seq)) {
      fault ??= { seq: seq ?? 0, reason: `has a head ${where} that is none of this row` };
      return;
    }
    if (head.signature === 'wrong') fault ??= { seq: head.seq, reason: `has a head ${where} that was not signed here` };
    // A head of the database proves nothing without its key: whoever owns the database may name any.
    else if (head.signature === 'keyMissing' && seq !== undefined)
      fault ??= { seq: head.seq, reason: `has a head ${where} that was signed with a key that is not here` };
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
    if (head?.tenant !== tenant) throw new Error(`${text} is no head of ${tenant}`);
    if (head.signature === 'wrong') throw new Error(`${text} was not signed here, or is not copied whole`);
    expectHead(text, 'given by hand');
  }
  for (const place of places) {
    if (!place.read) continue;
    try {
      for (const text of await place.read(tenant)) expectHead(text, `in the ${place.name}`);
    } catch (error) {
      notes.push({
        text: `The ${place.name} could not be read`,
        cause: `${place.address}: ${(error as Error).message}`,
      });
    }
  }
  if (only === null)
    for (const { seq, head } of await readHeads(read, tenant)) expectHead(head, 'in the database', seq);
  return { expected, fault, notes };
}
