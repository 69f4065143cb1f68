import type { CheckSignatureRow, CheckSignerRow } from '@closewright/contract/check-signatures';
import { type SignatureState, signatureLimits } from '@closewright/domain/check-signatures';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { PlainImage } from '../../platform/images/index.ts';
import type { SignatureImage } from '../../platform/pdf/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** Where the image of a request is sealed to. */
const placeOf = (tenant: string, row: number) => ({
  ...{ tenant, table: 'check_signatures', column: 'image_encrypted', row },
});

/** A request as it is stored, with the id of who asked, as the audit has it. */
export interface StoredSignature extends Omit<CheckSignatureRow, 'isOwn' | 'isMine'> {
  readonly askedByKey: string;
}

/** Requests of an office, what waits first, then the newest; or one of them. Not their images. */
export async function readSignatures(
  tx: Transaction<DB>,
  tenant: string,
  signatureID?: number,
): Promise<readonly StoredSignature[]> {
  const one = signatureID === undefined ? sql`true` : sql`s.signature_id = ${signatureID}`;
  const { rows } = await sql<StoredSignature>`
    select s.signature_id as "signatureID", s.kind, s.users_id as "usersID", u.display_name as name, s.bank_account_id as "bankAccountID",
      b.name as "bankAccount", s.most_cents as most, s.sha256, s.state, ${actorName(tenant, 's.asked_by')} as "askedBy", iso_instant(s.asked_at) as "askedAt",
      s.asked_by as "askedByKey", ${actorName(tenant, 's.decided_by')} as "decidedBy", iso_instant(s.decided_at) as "decidedAt",
      ${actorName(tenant, 's.ended_by')} as "endedBy", iso_instant(s.ended_at) as "endedAt"
    from check_signatures s join users u on u.tenant_id = s.tenant_id and u.users_id = s.users_id
    left join bank_accounts b on b.tenant_id = s.tenant_id and b.bank_account_id = s.bank_account_id
    where s.tenant_id = ${tenant} and ${one}
    order by s.state <> 'asked', s.state <> 'approved', s.signature_id desc limit ${signatureLimits.requests}`.execute(
    tx,
  );
  return rows;
}

interface NewSignature {
  readonly usersID: number;
  readonly image: (PlainImage & { readonly sha256: string }) | null;
  readonly bankAccountID: number | null;
  readonly most: number | null;
}

/** Stores what is asked for, and answers its id; who asked and when, the table says itself. */
export async function storeSignature(
  tx: Transaction<DB>,
  secrets: SecretBox,
  tenant: string,
  { usersID, image, bankAccountID, most }: NewSignature,
): Promise<number> {
  const signatureID = await nextIDs(tx, 'signature_id');
  await tx
    .insertInto('check_signatures')
    .values({
      ...{ tenant_id: tenant, signature_id: signatureID, kind: image ? 'image' : 'account', users_id: usersID },
      ...{ bank_account_id: bankAccountID, most_cents: most },
      ...(image && {
        image_encrypted: secrets.encrypt(image.bytes.toString('base64'), placeOf(tenant, signatureID)),
        ...{ media_type: image.mediaType, width: image.width, height: image.height, sha256: image.sha256 },
      }),
    })
    .execute();
  return signatureID;
}

/** Moves a request on; by whom and when, the table says itself. */
export async function moveSignature(
  tx: Transaction<DB>,
  tenant: string,
  signatureID: number,
  state: SignatureState,
): Promise<void> {
  await tx
    .updateTable('check_signatures')
    .set({ state })
    .where('tenant_id', '=', tenant)
    .where('signature_id', '=', signatureID)
    .execute();
}

/** Whose signatures may be printed on checks, of all bank accounts or of one: those with an image that holds. */
export async function readSigners(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID?: number,
): Promise<CheckSignerRow[]> {
  const one = bankAccountID === undefined ? sql`true` : sql`a.bank_account_id = ${bankAccountID}`;
  const { rows } = await sql<CheckSignerRow>`
    select a.bank_account_id as "bankAccountID", a.users_id as "usersID", u.display_name as name, a.most_cents as most, b.two_signatures_above_cents as "twoSignaturesAbove"
    from check_signatures a join bank_accounts b on b.tenant_id = a.tenant_id and b.bank_account_id = a.bank_account_id
    join check_signatures i on i.tenant_id = a.tenant_id and i.users_id = a.users_id and i.kind = 'image' and i.state = 'approved'
    join users u on u.tenant_id = a.tenant_id and u.users_id = a.users_id
    where a.tenant_id = ${tenant} and a.kind = 'account' and a.state = 'approved' and ${one} order by u.display_name, a.users_id`.execute(
    tx,
  );
  return rows;
}

/** Above which amount checks of a bank account have two signatures, in cents; null: as their layout says. */
export async function readTwoSignaturesAbove(
  tx: Transaction<DB>,
  tenant: string,
  bankAccountID: number,
): Promise<number | null> {
  const { above } = await tx
    .selectFrom('bank_accounts')
    .select('two_signatures_above_cents as above')
    .where('tenant_id', '=', tenant)
    .where('bank_account_id', '=', bankAccountID)
    .executeTakeFirstOrThrow();
  return above === null ? null : Number(above);
}

/** The images of signatures that hold: for the paper of checks alone, never to be sent or logged. */
export async function readSignatureImages(
  tx: Transaction<DB>,
  secrets: SecretBox,
  tenant: string,
  usersIDs: readonly number[],
): Promise<readonly SignatureImage[]> {
  if (usersIDs.length === 0) return [];
  const rows = await tx
    .selectFrom('check_signatures as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.users_id', '=', 's.users_id'),
    )
    .select(['s.signature_id', 's.users_id', 'u.display_name', 's.image_encrypted', 's.media_type'])
    .where('s.tenant_id', '=', tenant)
    .where('s.kind', '=', 'image')
    .where('s.state', '=', 'approved')
    .where('s.users_id', 'in', [...usersIDs])
    .orderBy('s.users_id')
    .execute();
  return rows.flatMap(({ image_encrypted: sealed, ...row }) =>
    sealed === null
      ? []
      : {
          usersID: row.users_id,
          name: row.display_name,
          mediaType: row.media_type === 'image/png' ? ('image/png' as const) : ('image/jpeg' as const),
          base64: secrets.decrypt(sealed, placeOf(tenant, row.signature_id)),
        },
  );
}

/** The image of one request, for its owner; null where it is none of theirs. */
export async function readOwnImage(
  tx: Transaction<DB>,
  secrets: SecretBox,
  { tenant, usersID, signatureID }: { readonly tenant: string; readonly usersID: number; readonly signatureID: number },
): Promise<{ readonly mediaType: string; readonly bytes: Buffer } | null> {
  const row = await tx
    .selectFrom('check_signatures')
    .select(['image_encrypted', 'media_type'])
    .where('tenant_id', '=', tenant)
    .where('signature_id', '=', signatureID)
    .where('users_id', '=', usersID)
    .executeTakeFirst();
  if (!row?.image_encrypted || row.media_type === null) return null;
  const text = secrets.decrypt(row.image_encrypted, placeOf(tenant, signatureID));
  return { mediaType: row.media_type, bytes: Buffer.from(text, 'base64') };
}
