import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { ApiError, call } from '../../../lib/api/index.ts';
import type { FileEditor } from '../use-file-editor.ts';

/** As often as somebody else's save may come between before the user should look. */
const mostAttempts = 3;

/**
 * Saves changes of parties at once, beside whatever the form still holds. Somebody else's save in between is joined as
 * long as it left these parties alone; otherwise the conflict is the dialog's to say.
 */
export async function saveParties(
  editor: FileEditor,
  changes: OrderChanges,
  store: (detail: OrderDetail) => void,
): Promise<void> {
  await editor.inTurn(async () => {
    for (let attempt = 1; ; attempt += 1) {
      const base = editor.base();
      try {
        const saved = await call('saveOrder', {
          params: { ordersID: base.order.ordersID },
          body: { version: base.order.version, changes },
        });
        editor.adopt(saved);
        store(saved);
        return;
      } catch (error) {
        const current = error instanceof ApiError ? (error.conflict?.current as OrderDetail | undefined) : undefined;
        if (current === undefined) throw error;
        const isUntouched = touchedParties(changes).every((id) => isSameParty(base, current, id));
        editor.adopt(current);
        store(current);
        if (!isUntouched || attempt === mostAttempts) throw error;
      }
    }
  });
}

function touchedParties({ contacts = [], removeContacts = [] }: OrderChanges): number[] {
  return [...contacts.map(({ rolesID }) => rolesID).filter((id) => id > 0), ...removeContacts];
}

function isSameParty(base: OrderDetail, current: OrderDetail, id: number): boolean {
  const row = (detail: OrderDetail) => JSON.stringify(detail.contacts.find(({ rolesID }) => rolesID === id) ?? null);
  return row(base) === row(current);
}
