import { AppError } from '@closewright/domain/errors';
import { partyDisplayName } from '@closewright/domain/parties';
import type { Caller } from '../../platform/auth/caller.ts';
import { openTaxID, type SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from './file-work.usecases.ts';
import { noteReveal, readTaxID } from './party-tax-id.queries.ts';

interface Deps {
  database: Database;
  secrets: SecretBox;
}

/** Longest name that is kept with a look at a number. */
const longestName = 200;

/**
 * The number of a contact in clear. The look is written first and in the same transaction: no number is shown that the
 * audit does not tell of. A locked file may be looked into too: nothing of it changes.
 */
export function revealPartyTaxID(
  { database, secrets }: Deps,
  caller: Caller,
  { ordersID, rolesID }: { ordersID: number; rolesID: number },
): Promise<{ taxID: string | null }> {
  return besideFile({ database, caller, ordersID }, async (tx, { place }) => {
    const stored = await readTaxID(tx, place, rolesID);
    if (stored === null) throw new AppError('NOT_FOUND');
    const taxIDShown = stored.last4 && `${stored.kind === 'ein' ? '**-***' : '***-**-'}${stored.last4}`;
    await noteReveal(tx, place, { rolesID, partyName: partyDisplayName(stored).slice(0, longestName), taxIDShown });
    const sealedFor = { tenant: place.tenant, row: rolesID };
    return { taxID: stored.sealed && openTaxID(secrets, sealedFor, stored.sealed, stored.last4) };
  });
}
