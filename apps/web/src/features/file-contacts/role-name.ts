import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { roleTypeLabel } from '@closewright/domain/parties';
import type { Row } from '../../records/editor/aggregate.ts';

/** What the role of a contact is called: as the tenant calls it, else as the product does. */
export function roleName(lookups: LookupSets, { values }: Row): string {
  const id = Number(values.roleTypeID ?? 0);
  return itemName(lookups, 'roles', id) || roleTypeLabel(id);
}
