import { z } from 'zod';
import { endpoint, shapeOf } from '../kit/index.ts';
import { loanFields } from './loan.fields.ts';
import { orderFields } from './order.fields.ts';
import { orderLockSchema } from './order-lock.contract.ts';
import { partyFields } from './party.fields.ts';
import { propertyFields } from './property.fields.ts';

/** An id the server gave: a positive 32-bit integer. */
export const idSchema = z.int().positive().max(2_147_483_647);
/** An id in a path or query, where everything is text. */
const idText = z.coerce.number().pipe(idSchema);
/** The id of a row inside a change: a stored one, or a negative temporary id for a new row (building-blocks.md §3). */
const rowID = z
  .int()
  .min(-1000)
  .max(2_147_483_647)
  .refine((id) => id !== 0, 'A row id is never zero');

export const orderParams = z.strictObject({ ordersID: idText });

const { taxID: _written, ...readableParty } = shapeOf(partyFields);

export const orderSchema = z
  .object({
    ordersID: idSchema,
    ...shapeOf(orderFields),
    defaultLoanID: idSchema.nullable(),
    isLocked: z.boolean(),
    isSettlementLocked: z.boolean(),
    isConsolidatedFile: z.boolean(),
    version: z.int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Order' });

export const propertySchema = z
  .object({ propertyID: idSchema, sequence: z.int(), ...shapeOf(propertyFields) })
  .meta({ id: 'Property' });

export const loanSchema = z
  .object({ loanID: idSchema, loanOrder: z.int(), ...shapeOf(loanFields) })
  .meta({ id: 'Loan' });

export const partySchema = z
  .object({
    rolesID: idSchema,
    sequence: z.int(),
    ...readableParty,
    /** `***-**-dddd` or `**-***dddd`, null when none is stored. The clear value never leaves the server. */
    taxIDMasked: z.string().nullable(),
  })
  .meta({ id: 'Party' });

/** A file as the screens read it: one call, one round trip to the database. */
export const orderDetailSchema = z
  .object({
    order: orderSchema,
    properties: z.array(propertySchema),
    loans: z.array(loanSchema),
    contacts: z.array(partySchema),
    criticalNotes: z.array(z.string()),
    lock: orderLockSchema.nullable(),
  })
  .meta({ id: 'OrderDetail' });

const changed = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).partial();

/** What a save sends: only what changed, with the version it was based on. A row listed in `remove*` is deleted. */
export const orderChangesSchema = z
  .strictObject({
    order: changed(shapeOf(orderFields)).optional(),
    properties: z
      .array(changed(shapeOf(propertyFields)).extend({ propertyID: rowID }))
      .max(500)
      .optional(),
    loans: z
      .array(changed(shapeOf(loanFields)).extend({ loanID: rowID }))
      .max(100)
      .optional(),
    contacts: z
      .array(changed(shapeOf(partyFields)).extend({ rolesID: rowID }))
      .max(500)
      .optional(),
    removeContacts: z.array(idSchema).max(500).optional(),
  })
  .meta({ id: 'OrderChanges' });

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
  audits: ['orders', 'properties', 'loans', 'order_parties'],
});

/** A row of a list of files. */
export const orderRowSchema = z
  .object({
    ordersID: idSchema,
    fileNumber: z.string(),
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
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read' },
});

export const getOrderByNumber = endpoint({
  name: 'getOrderByNumber',
  method: 'GET',
  path: '/api/orders/by-number',
  summary: 'The file with exactly this number.',
  tag: 'Orders',
  query: z.strictObject({ fileNumber: z.string().trim().min(3).max(50) }),
  result: z
    .object({ ordersID: idSchema, fileNumber: z.string(), isLocked: z.boolean() })
    .meta({ id: 'OrderReference' }),
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read' },
  errors: ['NOT_FOUND'],
});

export type Order = z.infer<typeof orderSchema>;
export type Property = z.infer<typeof propertySchema>;
export type Loan = z.infer<typeof loanSchema>;
export type Party = z.infer<typeof partySchema>;
export type OrderDetail = z.infer<typeof orderDetailSchema>;
export type OrderChanges = z.infer<typeof orderChangesSchema>;
export type OrderRow = z.infer<typeof orderRowSchema>;
