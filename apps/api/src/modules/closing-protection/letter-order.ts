import type { LetterRequest } from '@closewright/contract/closing-protection';
import { letterFee } from '@closewright/domain/closing-protection';
import { InputError } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { partyDisplayName, RoleType } from '@closewright/domain/parties';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { readDocument } from '../orders/orders.queries.ts';
import { letterOfFile, type StoredLetter, underwriterName } from './letters.queries.ts';
import type { LetterOrder } from './underwriter.ts';

/** What the underwriter is told of a stored request. */
export async function letterOrder(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  ordersID: number,
  stored: StoredLetter,
): Promise<LetterOrder> {
  const { tenant } = actor;
  const { order, contacts, properties } = await readDocument(tx, actor, ordersID);
  const { reissuedFromID } = stored;
  const old = reissuedFromID === null ? null : await letterOfFile(tx, tenant, { ordersID, letterID: reissuedFromID });
  const [property] = properties;
  const buyers = contacts.filter(({ roleTypeID }) => roleTypeID === RoleType.Buyer);
  return {
    tenant,
    requestKey: stored.requestKey,
    letter: stored,
    underwriterName: (await underwriterName(tx, tenant, stored.underwriterCompanyID)) ?? 'The underwriter',
    agentName: session.facts.tenant?.displayName ?? tenant,
    fileNumber: order.fileNumber,
    borrowers: buyers.map(partyDisplayName).join(', '),
    property: property ? [property.address1, property.city, property.state].filter(Boolean).join(', ') : '',
    replaces: old?.letterNumber ?? null,
    requestedAt: new Date(stored.requestedAt),
    requestedOn: localInstant(stored.requestedAt, tenantZone(session)).date,
  };
}

/** What the state of the property charges for a letter on the day of the request; refuses the field that is missing for it. */
export function feeOf(
  { session }: Caller,
  { propertyState, loanAmount }: LetterRequest,
  at: Date,
): { cents: number; rule: string } | null {
  const day = localInstant(at.toISOString(), tenantZone(session)).date;
  try {
    const fee = letterFee({ state: propertyState, day, loanAmount: loanAmount === null ? null : cents(loanAmount) });
    return fee && { cents: fee.value, rule: fee.trace.rule?.text ?? '' };
  } catch (error) {
    if (error instanceof InputError) refuseFields({ [error.field]: error.message }, 'letter.');
    throw error;
  }
}
