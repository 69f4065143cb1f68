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
  const { expected, fault, notes } = await expectedEntries(deps, tenant, given);
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

/** Reads heads of a tenant one after the other, and what they say that its chain must have. */
export class HeadsOfTenant implements Expected {
  readonly expected: ExpectedEntry[] = [];
  readonly notes: CheckNote[] = [];
  fault: ChainReport['broken'] = null;
  readonly #secrets: SecretBox;
  readonly #tenant: string;

  constructor(secrets: SecretBox, tenant: string) {
    this.#secrets = secrets;
    this.#tenant = tenant;
  }

  /**
   * @param where it was found: `in the heads file`
   * @param seq the row it is of, where the place says so itself
   */
  add(text: string, where: string, seq?: number): void {
    const head = readHead(this.#secrets, text);
    if (!head || head.tenant !== this.#tenant || (seq !== undefined && head.seq !== seq)) {
      this.fault ??= { seq: seq ?? 0, reason: `has a head ${where} that is none of this row` };
      return;
    }
    if (head.signature === 'wrong')
      this.fault ??= { seq: head.seq, reason: `has a head ${where} that was not signed here` };
    // A head of the database proves nothing without its key: whoever owns the database may name any.
    else if (head.signature === 'keyMissing' && seq !== undefined)
      this.fault ??= { seq: head.seq, reason: `has a head ${where} that was signed with a key that is not here` };
    else {
      if (head.signature === 'keyMissing')
        this.notes.push({
          text: `The head of row ${head.seq} ${where} was signed with a key that is not here: only its hash was compared`,
          cause: null,
        });
      this.expected.push({ seq: head.seq, hash: head.hash, by: `the head of ${head.at} ${where}` });
    }
  }
}

/** Reads the heads of a tenant wherever they are, those that were given among them. */
async function expectedEntries(
  { read, secrets, places }: AuditCheckDeps,
  tenant: string,
  given: readonly string[],
): Promise<Expected> {
  const heads = new HeadsOfTenant(secrets, tenant);
  for (const text of given) {
    const head = readHead(secrets, text);
    if (head?.tenant !== tenant) throw new Error(`${text} is no head of ${tenant}`);
    if (head.signature === 'wrong') throw new Error(`${text} was not signed here, or is not copied whole`);
    heads.add(text, 'given by hand');
  }
  for (const place of places) {
    if (!place.read) continue;
    try {
      for (const text of await place.read(tenant)) heads.add(text, `in the ${place.name}`);
    } catch (error) {
      heads.notes.push({
        text: `The ${place.name} could not be read`,
        cause: `${place.address}: ${(error as Error).message}`,
      });
    }
  }
  for (const { seq, head } of await readHeads(read, tenant)) heads.add(head, 'in the database', seq);
  return heads;
}
