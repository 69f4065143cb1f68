import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import { fileDocumentSchema } from './file-document.ts';

export const exportFile = endpoint({
  name: 'exportFile',
  method: 'POST',
  path: '/api/orders/:ordersID/export',
  summary:
    'The file as one document that another tenant can import. SSNs and tax ids stand in it only when they are asked for by somebody who may see them; each is then in the audit as looked at. Otherwise they are masked.',
  tag: 'Orders',
  params: orderParams,
  body: z.strictObject({ withTaxIDs: z.boolean() }),
  result: fileDocumentSchema,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read' },
  errors: ['NOT_FOUND'],
  audits: ['file_exports', 'tax_id_reveals'],
  // Reads; each taking along is a line of the audit, and the answer is not kept.
  takesKey: false,
});
