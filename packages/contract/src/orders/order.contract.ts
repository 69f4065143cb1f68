import { z } from 'zod';
import { endpoint, idSchema, shapeOf } from '../kit/index.ts';
import { loanSchema, partySchema, partySignerSchema, propertySchema, propertyTaxSchema } from './file-rows.contract.ts';
import { orderFields } from './order.fields.ts';
import { orderChangesSchema } from './order-changes.contract.ts';
import { orderParams } from './order-ids.ts';
import { orderLockSchema } from './order-lock.contract.ts';

/** When the statements of a file were last locked or opened again, by whom and why. */
export const settlementLockSchema = z
  .object({ at: z.string(), by: z.string(), reason: z.string().nullable() })
  .meta({ id: 'SettlementLock' });

/** The file itself, without its rows. `version` goes up with every save of any of its parts. */
export const orderSchema = z
  .object({
    ordersID: idSchema,
    ...shapeOf(orderFields),
    defaultLoanID: idSchema.nullable(),
    isLocked: z.boolean(),
    isSettlementLocked: z.boolean(),
    /** Null where they never were. */
    settlementLock: settlementLockSchema.nullable(),
    isConsolidatedFile: z.boolean(),
    version: z.int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Order' });

/** A file as the screens read it: one call, one round trip to the database. */
export const orderDetailSchema = z
  .object({
    order: orderSchema,
    properties: z.array(propertySchema),
    propertyTaxes: z.array(propertyTaxSchema),
    loans: z.array(loanSchema),
    contacts: z.array(partySchema),
    partySigners: z.array(partySignerSchema),
    criticalNotes: z.array(z.string()),
    lock: orderLockSchema.nullable(),
  })
  .meta({ id: 'OrderDetail' });

/** The changes of a file, and the version they are based on. */
export const saveOrderBody = z.strictObject({ version: z.int().min(1), changes: orderChangesSchema });

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/orders/:ordersID',
  summary: 'A file with its properties, loans, contacts and who has it in use.',
  tag: 'Orders',
  params: orderParams,
  result: orderDetailSchema,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read' },
  errors: ['NOT_FOUND'],
});

export const saveOrder = endpoint({
  name: 'saveOrder',
  method: 'PATCH',
  path: '/api/orders/:ordersID',
  summary: 'Saves what changed on a file. A stale version answers VERSION_CONFLICT with the file as it is stored.',
  tag: 'Orders',
  params: orderParams,
  body: saveOrderBody,
  result: orderDetailSchema,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Full' },
  errors: [
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'FILE_LOCKED',
    'FILE_IN_USE',
    'APP_READ_ONLY',
    'FIELD_NOT_EDITABLE',
    'FILE_NUMBER_IN_USE',
  ],
  idempotent: false,
  audits: ['orders', 'properties', 'property_taxes', 'loans', 'order_parties', 'party_signers'],
});

/** A row of a list of files. */
export const orderRowSchema = z
  .object({
    ordersID: idSchema,
    fileNumber: z.string(),
    regionID: z.int(),
    kindOfOrder: z.int(),
    status: z.int(),
    buyers: z.string(),
    sellers: z.string(),
    property: z.string(),
    lender: z.string(),
    closingDate: z.string().nullable(),
    isLocked: z.boolean(),
    isConsolidatedFile: z.boolean(),
    hasCriticalNote: z.boolean(),
    inUseBy: z.string().nullable(),
    inUseSince: z.string().nullable(),
  })
  .meta({ id: 'OrderRow' });

export const findOrders = endpoint({
  name: 'findOrders',
  method: 'GET',
  path: '/api/orders/find',
  summary: 'Files whose number begins with the text, exact match first.',
  tag: 'Orders',
  query: z.strictObject({ text: z.string().trim().min(1).max(50) }),
  result: z.array(orderRowSchema),
  access: { kind: 'action', action: 'openFile', inAnyRegion: true },
});

export const getOrderByNumber = endpoint({
  name: 'getOrderByNumber',
  method: 'GET',
  path: '/api/orders/by-number',
  summary: 'The file with exactly this number.',
  tag: 'Orders',
  query: z.strictObject({ fileNumber: z.string().trim().min(3).max(50) }),
  result: z
    .object({ ordersID: idSchema, fileNumber: z.string(), regionID: z.int(), isLocked: z.boolean() })
    .meta({ id: 'OrderReference' }),
  access: { kind: 'action', action: 'openFile', inAnyRegion: true },
  errors: ['NOT_FOUND'],
});

/** The facts of a file that stand once per file; amounts are in cents, dates are `YYYY-MM-DD`. */
export type Order = z.infer<typeof orderSchema>;
/** A whole file as the form edits it: the order, its rows, and who has it in use. */
export type OrderDetail = z.infer<typeof orderDetailSchema>;
/** A file in a list. Parties, property and lender are texts to read; `inUseSince` is an ISO instant in UTC. */
export type OrderRow = z.infer<typeof orderRowSchema>;
