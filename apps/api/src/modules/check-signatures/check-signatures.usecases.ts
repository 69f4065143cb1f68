import type { AskedCheckSignature, CheckSignatureRow } from '@closewright/contract/check-signatures';
import type { DownloadAddress } from '@closewright/contract/kit';
import { accessReason, can, errorCodeOf, hasRight } from '@closewright/domain/access';
import {
  decidedState,
  decisionProblem,
  type SignatureDecision,
  signatureLimits,
} from '@closewright/domain/check-signatures';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { hashOf } from '../../platform/documents/index.ts';
import { plainImage } from '../../platform/images/index.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import { invalid } from '../../platform/records/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import {
  moveSignature,
  readOwnImage,
  readSignatures,
  readSigners,
  type StoredSignature,
  storeSignature,
} from './check-signatures.queries.ts';

/** What signatures are kept with. */
export interface SignatureDeps {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
  readonly printer: Pick<Printer, 'draws'>;
}

/** Which image is fetched. */
export interface SignatureWanted {
  readonly signatureID: number;
}

const reads = ({ session }: Caller): boolean => can(session.access, 'readBankAccounts').allowed;

/** Refuses who may only read, and who may not set up bank accounts where it is no matter of their own. */
function refuseWriting(caller: Caller, isOwnMatter: boolean): void {
  const { access } = caller.session;
  const { reason } = can(access, 'saveBankAccounts');
  const found = hasRight(access, 'IsAppReadOnly')
    ? accessReason('appReadOnly', 'Signatures')
    : isOwnMatter
      ? null
      : reason;
  if (found) throw new AppError(errorCodeOf(found), found.text);
}

/** Signatures that the caller may know of. */
export const listSignatures = ({ database }: SignatureDeps, caller: Caller): Promise<CheckSignatureRow[]> =>
  database.inTenant(caller.actor, async (tx) => {
    const all = (await readSignatures(tx, caller.actor.tenant)).map((row) => told(row, caller));
    return reads(caller) ? all : all.filter(({ isMine }) => isMine);
  });

/** Whose signatures may be printed on checks. */
export const listSigners = ({ database }: SignatureDeps, { actor }: Caller) =>
  database.inTenant(actor, (tx) => readSigners(tx, actor.tenant));

/** Asks that an image is kept, or that it may stand on checks of a bank account. */
export async function askSignature(
  deps: SignatureDeps,
  caller: Caller,
  asked: AskedCheckSignature,
): Promise<CheckSignatureRow> {
  const { actor, session } = caller;
  const { tenant } = actor;
  refuseWriting(caller, asked.kind === 'image' && asked.usersID === session.usersID);
  const image = asked.kind === 'image' ? await imageOf(deps, caller, asked) : null;
  return deps.database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    await refuseUnknown(tx, tenant, asked);
    const before = await readSignatures(tx, tenant);
    const bankAccountID = asked.kind === 'account' ? asked.bankAccountID : null;
    const waits = before.some(
      (each) => each.state === 'asked' && each.usersID === asked.usersID && each.bankAccountID === bankAccountID,
    );
    if (waits) throw invalid('usersID', 'The same is asked for already: it waits for another person');
    const most = asked.kind === 'account' ? asked.most : null;
    const signatureID = await storeSignature(tx, deps.secrets, tenant, {
      usersID: asked.usersID,
      image,
      bankAccountID,
      most,
    });
    return found(tx, caller, signatureID);
  });
}

/** Decides a request. */
export const decideSignature = (
  { database }: SignatureDeps,
  caller: Caller,
  { signatureID, decision }: { readonly signatureID: number; readonly decision: SignatureDecision },
): Promise<CheckSignatureRow> =>
  database.inTenant(caller.actor, async (tx) => {
    const { tenant } = caller.actor;
    await lockTenant(tx);
    const row = await found(tx, caller, signatureID);
    // What is one's own one may take away oneself; nobody approves alone.
    refuseWriting(caller, (decision === 'end' && row.isMine) || (decision === 'withdraw' && row.isOwn));
    const problem = decisionProblem(row.state, decision, row.isOwn);
    if (problem !== null)
      throw new AppError(row.state === 'asked' ? 'SECOND_PERSON_NEEDED' : 'DECIDED_ALREADY', `${problem}.`);
    if (decision === 'approve') {
      const holds = (await readSignatures(tx, tenant)).find(
        (each) => each.state === 'approved' && each.usersID === row.usersID && each.bankAccountID === row.bankAccountID,
      );
      if (holds) await moveSignature(tx, tenant, holds.signatureID, 'ended');
    }
    await moveSignature(tx, tenant, signatureID, decidedState[decision]);
    return found(tx, caller, signatureID);
  });

/** Where the image of one's own signature may be fetched. */
export const offerSignature = (
  { database, secrets }: SignatureDeps,
  { actor, session: { usersID } }: Caller,
  wanted: SignatureWanted,
  offer: (mediaType: string) => DownloadAddress,
): Promise<DownloadAddress> =>
  database.inTenant(actor, async (tx) => {
    const image = await readOwnImage(tx, secrets, { tenant: actor.tenant, usersID, ...wanted });
    if (image === null) throw new AppError('NOT_FOUND');
    return offer(image.mediaType);
  });

/** The bytes of one's own signature; null where it is none of one's own. */
export const ownSignature = (
  { database, secrets }: SignatureDeps,
  actor: Actor,
  wanted: SignatureWanted,
): Promise<Buffer | null> =>
  database.inTenant(actor, async (tx) => {
    const { tenant, usersID } = actor;
    if (usersID === null) return null;
    return (await readOwnImage(tx, secrets, { tenant, usersID, ...wanted }))?.bytes ?? null;
  });

/** An image that is sent, as it is kept: packed anew, small enough, and drawn once to see that it can be. */
async function imageOf(
  { printer, clock }: SignatureDeps,
  { actor }: Caller,
  { usersID, content }: { readonly usersID: number; readonly content: string },
) {
  const sent = Buffer.from(content, 'base64');
  const image = sent.length > signatureLimits.bytes ? tooLarge : plainImage(sent, signatureLimits);
  if (typeof image === 'string') throw invalid('content', image);
  if (image.bytes.length > signatureLimits.bytes) throw invalid('content', tooLarge);
  const head = { title: 'Signature', author: actor.name, createdAt: clock.now(), footer: '' };
  const drawn = { usersID, name: '', mediaType: image.mediaType, base64: image.bytes.toString('base64') };
  if (!(await printer.draws(drawn, head, actor.tenant))) throw invalid('content', 'The image cannot be drawn');
  return { ...image, sha256: hashOf(image.bytes) };
}

const tooLarge = `An image has at most ${signatureLimits.bytes / 1000} kB`;

async function refuseUnknown(tx: Transaction<DB>, tenant: string, asked: AskedCheckSignature): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('users_id')
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', asked.usersID)
    .executeTakeFirst();
  if (!user) throw invalid('usersID', 'There is no such user');
  if (asked.kind === 'image') return;
  const account = await tx
    .selectFrom('bank_accounts')
    .select('kind')
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', asked.bankAccountID)
    .executeTakeFirst();
  if (account?.kind !== 'Escrow trust') throw invalid('bankAccountID', 'There is no trust account like this');
}

async function found(tx: Transaction<DB>, caller: Caller, signatureID: number): Promise<CheckSignatureRow> {
  const [row] = await readSignatures(tx, caller.actor.tenant, signatureID);
  const shown = row && told(row, caller);
  if (!shown || (!reads(caller) && !shown.isMine)) throw new AppError('NOT_FOUND');
  return shown;
}

/** A request as somebody is told of it. */
const told = ({ askedByKey, ...row }: StoredSignature, { session: { usersID } }: Caller): CheckSignatureRow => ({
  ...row,
  isOwn: askedByKey === String(usersID),
  isMine: row.usersID === usersID,
});
