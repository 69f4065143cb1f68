import {
  allLoanFields,
  allPartyFields,
  allPropertyFields,
  type Loan,
  type Order,
  type OrderDetail,
  orderFields,
  type Party,
  type Property,
} from '@closewright/contract/orders';

/** Every field of a table empty, so that a factory names only what a test looks at and a new field needs no edit. */
function blank(fields: Readonly<Record<string, { readonly kind: string }>>): Record<string, null | false> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'boolean' ? false : null]),
  );
}

/** A stored order: file 12-3456 of region 1 and branch 2, open, version 1. */
export function order(given: Partial<Order> = {}): Order {
  return {
    ...blank(orderFields),
    ordersID: 12,
    fileNumber: '12-3456',
    status: 1,
    regionID: 1,
    branchID: 2,
    kindOfOrder: 3,
    settlementStatementType: 1,
    defaultLoanID: null,
    isLocked: false,
    isSettlementLocked: false,
    isConsolidatedFile: false,
    version: 1,
    updatedAt: '2013-04-12T14:41:00.000Z',
    ...given,
  } as Order;
}

/** A stored property of a file. */
export function property(given: Partial<Property> = {}): Property {
  return { ...blank(allPropertyFields), propertyID: 31, sequence: 1, ...given } as Property;
}

/** A stored loan of a file. */
export function loan(given: Partial<Loan> = {}): Loan {
  return { ...blank(allLoanFields), loanID: 9, loanOrder: 1, ...given } as Loan;
}

/** A stored contact of a file: a buyer (role type 15) without a name. */
export function party(given: Partial<Party> = {}): Party {
  const { taxID: _written, ...readable } = blank(allPartyFields);
  return { ...readable, rolesID: 51, sequence: 1, roleTypeID: 15, taxIDMasked: null, ...given } as Party;
}

const none = {
  properties: [],
  propertyTaxes: [],
  loans: [],
  contacts: [],
  partySigners: [],
  criticalNotes: [],
  lock: null,
};

/** A file as the api answers it; rows are given whole. */
export function orderDetail(given: Partial<Order> = {}, rows: Partial<Omit<OrderDetail, 'order'>> = {}): OrderDetail {
  return { order: order(given), ...none, ...rows };
}
