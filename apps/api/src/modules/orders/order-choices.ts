import type { Fields } from '@closewright/contract/kit';
import { loanFields, type OrderChanges, orderFields, partyFields, propertyFields } from '@closewright/contract/orders';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { unknownChoices } from './order-changes.queries.ts';

/** Sets that are tables of their own, where foreign keys already refuse an unknown id. */
const ownTables = new Set(['regions', 'branches', 'staff']);

/** Refuses ids of lookup items that do not exist, naming the fields. */
export async function refuseUnknownChoices(tx: Transaction<DB>, tenant: string, changes: OrderChanges): Promise<void> {
  const chosen = [
    ...choicesOf(orderFields, changes.order ?? {}, 'changes.order'),
    ...(changes.properties ?? []).flatMap((row, i) => choicesOf(propertyFields, row, `changes.properties.${i}`)),
    ...(changes.loans ?? []).flatMap((row, i) => choicesOf(loanFields, row, `changes.loans.${i}`)),
    ...(changes.contacts ?? []).flatMap((row, i) => choicesOf(partyFields, row, `changes.contacts.${i}`)),
  ];
  if (chosen.length === 0) return;
  const unknown = await unknownChoices(tx, tenant, chosen);
  if (unknown.length === 0) return;
  const wrong = chosen.filter(({ set, id }) => unknown.some((other) => other.set === set && other.id === id));
  throw new AppError('VALIDATION_FAILED', undefined, {
    modelState: Object.fromEntries(wrong.map(({ path }) => [path, ['There is no such choice']])),
  });
}

function choicesOf(fields: Fields, row: object, prefix: string): { path: string; set: string; id: number }[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.kind !== 'select' || !field.lookup || ownTables.has(field.lookup) || typeof value !== 'number')
      return [];
    return [{ path: `${prefix}.${name}`, set: field.lookup, id: value }];
  });
}
