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

/** A row with every other field of its table empty, so that a factory names only what a test looks at and a new field needs no edit. */
function row<T>(fields: Readonly<Record<string, { readonly kind: string }>>, given: Partial<T>): T {
  const blank = Object.entries(fields).map(([name, { kind }]) => [name, kind === 'boolean' ? false : null]);
  // That these are all fields is for the test beside this file to see, which parses them with the contract.
  return { ...Object.fromEntries(blank), ...given } as T;
}

/** A stored order: file 12-3456 of region 1 and branch 2, open, version 1. */
export function order(given: Partial<Order> = {}): Order {
  return row<Order>(orderFields, {
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
    settlementLock: null,
    isConsolidatedFile: false,
    version: 1,
    updatedAt: '2013-04-12T14:41:00.000Z',
    ...given,
  });
}

/** A stored property of a file. */
export function property(given: Partial<Property> = {}): Property {
  return row<Property>(allPropertyFields, { propertyID: 31, sequence: 1, ...given });
}

/** A stored loan of a file. */
export function loan(given: Partial<Loan> = {}): Loan {
  return row<Loan>(allLoanFields, { loanID: 9, loanOrder: 1, ...given });
}

/** A stored contact of a file: a buyer (role type 15) without a name. */
export function party(given: Partial<Party> = {}): Party {
  const { taxID: _written, ...readable } = allPartyFields;
  return row<Party>(readable, {
    rolesID: 51,
    sequence: 1,
    roleTypeID: 15,
    buyerSellerID: null,
    taxIDMasked: null,
    ...given,
  });
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
