import { hash } from 'node:crypto';
import type { Remittance, RemittanceDetail } from '@closewright/contract/remittances';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { remittanceNumber, tieOut, untiedCorrections } from '@closewright/domain/remittances';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { readDocuments, readExceptions } from './parts.queries.ts';
import { type RemitRead, readPolicyMarks } from './policies.queries.ts';
import { readLinesOf, type StoredRemittance } from './remittances.queries.ts';
import { paymentsOf } from './remitted-payments.queries.ts';
import { totalsOf, type Waiting, waitingOf } from './waiting.usecases.ts';

type Tx = Transaction<DB>;

/** A remittance as it is told in a list; that of a draft with what its policies come to now. */
export function shownRemittance(
  { number, frozen, madeBy, policies, ...remittance }: StoredRemittance,
  { actor }: Caller,
  draft: Remittance['totals'] | null,
): Remittance {
  const nothing = { gross: 0, underwriter: 0, agent: 0 };
  return {
    ...remittance,
    number: remittanceNumber(number),
    isOwn: madeBy === String(actor.usersID),
    totals: draft ?? { policies: policies.length, ...(frozen ?? nothing) },
  };
}

/** What the policies of a draft come to, as it would be frozen. */
export const draftOf = async (tx: Tx, read: RemitRead, stored: StoredRemittance): Promise<Waiting[]> => {
  const only = stored.policies.map(({ titlePolicyID }) => titlePolicyID);
  const { waiting } = await waitingOf(tx, read, { ...stored, only });
  return waiting;
};

/** SHA-256 of what a draft would be frozen as: lines that changed are told apart, though they come to the same. */
export const digestOfDraft = (draft: readonly Waiting[]): string =>
  hash(
    'sha256',
    JSON.stringify(linesOfDraft(draft).map(({ trace: _trace, fileNumber: _file, isLocked: _locked, ...line }) => line)),
  );

/** A remittance with all of it. */
export async function remittanceDetail(
  tx: Tx,
  caller: Caller,
  read: RemitRead,
  stored: StoredRemittance,
): Promise<RemittanceDetail> {
  const { tenant } = read;
  const draft = stored.state === 'draft' ? await draftOf(tx, read, stored) : null;
  const lines = draft ? linesOfDraft(draft) : await readLinesOf(tx, tenant, stored.remittanceID);
  const files = [...Map.groupBy(lines, ({ ordersID }) => ordersID)];
  const payments = await paymentsOf(
    tx,
    tenant,
    stored,
    files.map(([ordersID]) => ordersID),
  );
  const counted = payments.filter(({ isNamed }) => isNamed || ['draft', 'approved', 'sent'].includes(stored.state));
  const tied = tieOut(
    files.map(([ordersID, of]) => ({ ordersID, lines: of })),
    counted,
  );
  const isBefore = stored.state === 'draft' || stored.state === 'approved';
  const untied = untiedCorrections(isBefore ? lines : [], counted);
  const numbers = new Map(lines.map(({ ordersID, fileNumber }) => [ordersID, fileNumber]));
  return {
    ...shownRemittance(stored, caller, draft && totalsOf(draft)),
    lines,
    linesDigest: draft && digestOfDraft(draft),
    problems: draft ? await problemsOf(tx, read, stored, draft) : [],
    untied: tied.files.flatMap(({ ordersID, due }) =>
      untied.has(ordersID)
        ? [
            `${numbers.get(ordersID) ?? ''} takes back ${formatMoney(cents(-due.value))}, and no payment of it came back`,
          ]
        : [],
    ),
    payments,
    tieOut: {
      ties: tied.ties,
      files: tied.files.map((file) => ({ ...file, fileNumber: numbers.get(file.ordersID) ?? '' })),
    },
    exceptions: await readExceptions(tx, tenant, stored.remittanceID),
    documents: await readDocuments(tx, tenant, stored.remittanceID),
  };
}

const linesOfDraft = (draft: readonly Waiting[]): RemittanceDetail['lines'] =>
  draft
    .flatMap(({ lines, titlePolicyID, ordersID, fileNumber }) =>
      lines.map((line) => ({ ...line, titlePolicyID, ordersID, fileNumber, isLocked: false })),
    )
    .map((line, at) => ({ ...line, line: at + 1 }));

/** What keeps a draft from being approved, in words. */
export async function problemsOf(
  tx: Tx,
  read: RemitRead,
  stored: StoredRemittance,
  draft: readonly Waiting[],
): Promise<string[]> {
  const ids = stored.policies.map(({ titlePolicyID }) => titlePolicyID);
  const marks = await readPolicyMarks(tx, read, sql`p.title_policy_id = any(${ids}::integer[]) and not p.is_void`);
  // What is only taken back may have another underwriter now, with a number of its own.
  const remitsAnew = new Set(
    draft
      .filter(({ lines, missing }) => missing !== null || lines.some(({ corrects }) => corrects === null))
      .map(({ titlePolicyID }) => titlePolicyID),
  );
  const nameOf = (id: number) => draft.find(({ titlePolicyID }) => titlePolicyID === id)?.policyNumber ?? 'A policy';
  return [
    ...ids
      .filter((id) => !draft.some(({ titlePolicyID }) => titlePolicyID === id))
      .map(() => 'A policy is gone, or is of another underwriter now'),
    ...draft.flatMap(({ policyNumber, fileNumber, missing, lines }) => {
      const name = `${policyNumber || 'A policy'} of ${fileNumber}`;
      if (missing !== null) return [`${name}: ${missing} is missing`];
      return lines.length === 0 ? [`${name} is as it was remitted`] : [];
    }),
    ...marks.flatMap(({ titlePolicyID, takenBy }) =>
      takenBy === null || !remitsAnew.has(titlePolicyID)
        ? []
        : [`${nameOf(titlePolicyID)} is the number of another policy${takenBy && ` of ${takenBy}`}, too`],
    ),
  ];
}
