import { catalogue } from '@closewright/domain/errors';
import { toasts } from '@closewright/ui/services/toasts';

/** Whether an id is one of a file; where it is not, the user is told (building-blocks.md §5). */
export function mayOpen(ordersID: number): boolean {
  if (ordersID > 0) return true;
  toasts.error(catalogue.invalidOrder);
  return false;
}
