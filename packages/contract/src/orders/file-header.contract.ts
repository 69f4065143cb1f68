import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { loanSchema } from './file-rows.contract.ts';
import { orderSchema } from './order.contract.ts';
import { orderParams } from './order-ids.ts';

/** What the header of a file says; `fileHeaderOf` of domain/orders makes it. */
export const fileHeaderSchema = orderSchema
  .pick({
    ordersID: true,
    fileNumber: true,
    regionID: true,
    kindOfOrder: true,
    settlementStatementType: true,
    orderServiceID: true,
    underwriterCompanyID: true,
    status: true,
    closingDate: true,
    isLocked: true,
    isSettlementLocked: true,
    settlementLock: true,
    isConsolidatedFile: true,
  })
  .extend({
    buyers: z.string(),
    sellers: z.string(),
    hasSeller: z.boolean(),
    property: z.string(),
    /** Of the default loan, else of the first. */
    lender: loanSchema.pick({ amount: true, rate: true }).extend({ name: z.string() }).nullable(),
    criticalNotes: z.array(z.string()),
  })
  .meta({ id: 'FileHeader' });

export const getFileHeader = endpoint({
  name: 'getFileHeader',
  method: 'GET',
  path: '/api/orders/:ordersID/header',
  summary: 'What the header of a file says, for whoever may open any of its pages.',
  tag: 'Orders',
  params: orderParams,
  result: fileHeaderSchema,
  access: { kind: 'action', action: 'openFile' },
  errors: ['NOT_FOUND'],
});

/** The facts in the strip above every page of a file. The loan's `amount` is in cents, its `rate` a decimal text in percent. */
export type FileHeader = z.infer<typeof fileHeaderSchema>;
