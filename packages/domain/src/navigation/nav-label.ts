import type { SettlementStatementTypeName } from '../orders/index.ts';
import type { NavItem } from './nav-item.ts';

/**
 * What the menu calls an item on a file: the label and the settlement code of its statement, `{ label: 'Loan Charges',
 * code: 'A' }` on a closing disclosure and code `800` on a HUD-1 (core.md §4 selects the variant). No code outside the
 * lettered pages.
 */
export function navLabel(
  item: NavItem,
  statement: SettlementStatementTypeName | null,
): { readonly label: string; readonly code: string | null } {
  const variant = statement ? item.statements?.[statement] : undefined;
  return { label: variant?.label ?? item.label, code: variant?.code ?? null };
}
