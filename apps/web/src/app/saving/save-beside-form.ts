import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { ApiError, call } from '../../lib/api/index.ts';

/** As often as somebody else's save may come between before the user should look. */
const mostAttempts = 3;

/** The form of a file that stays as it is while something beside it is saved. */
export interface FormBeside {
  /** The file the form is based on: what was read or saved last. */
  base(): OrderDetail;
  /** A newer state of the file is known: what does not clash with typing is taken over at once. */
  adopt(detail: OrderDetail): void;
  /** Keeps two writes of one file from overtaking each other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Saves changes at once, beside whatever the form still holds. Somebody else's save in between is joined as long as it
 * left the rows concerned alone; otherwise the conflict is the caller's to say.
 */
export async function saveBesideForm(
  form: FormBeside,
  changes: OrderChanges,
  store: (detail: OrderDetail) => void,
): Promise<OrderDetail> {
  return form.inTurn(async () => {
    for (let attempt = 1; ; attempt += 1) {
      const base = form.base();
      try {
        const saved = await call('saveOrder', {
          params: { ordersID: base.order.ordersID },
          body: { version: base.order.version, changes },
        });
        form.adopt(saved);
        store(saved);
        return saved;
      } catch (error) {
        const current = error instanceof ApiError ? (error.conflict?.current as OrderDetail | undefined) : undefined;
        if (current === undefined) throw error;
        const isUntouched = isSame(touchedRows(base, changes), touchedRows(current, changes));
        form.adopt(current);
        store(current);
        if (!isUntouched || attempt === mostAttempts) throw error;
      }
    }
  });
}

const isSame = (one: readonly object[], other: readonly object[]) => JSON.stringify(one) === JSON.stringify(other);

/** The rows of a file that a save changes or removes. */
function touchedRows(detail: OrderDetail, changes: OrderChanges): object[] {
  const { properties = [], loans = [], contacts = [], propertyTaxes = [], partySigners = [] } = changes;
  const ids = {
    property: new Set([...properties.map(({ propertyID }) => propertyID), ...(changes.removeProperties ?? [])]),
    tax: new Set([...propertyTaxes.map(({ propertyTaxID }) => propertyTaxID), ...(changes.removePropertyTaxes ?? [])]),
    loan: new Set([...loans.map(({ loanID }) => loanID), ...(changes.removeLoans ?? [])]),
    contact: new Set([...contacts.map(({ rolesID }) => rolesID), ...(changes.removeContacts ?? [])]),
    signer: new Set([...partySigners.map(({ signerID }) => signerID), ...(changes.removePartySigners ?? [])]),
  };
  return [
    ...detail.properties.filter(({ propertyID }) => ids.property.has(propertyID)),
    ...detail.propertyTaxes.filter(({ propertyTaxID }) => ids.tax.has(propertyTaxID)),
    ...detail.loans.filter(({ loanID }) => ids.loan.has(loanID)),
    ...detail.contacts.filter(({ rolesID }) => ids.contact.has(rolesID)),
    ...detail.partySigners.filter(({ signerID }) => ids.signer.has(signerID)),
  ];
}
