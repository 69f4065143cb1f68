import { z } from 'zod';
import { endpoint, idSchema } from '../kit/index.ts';

export const revealPartyTaxID = endpoint({
  name: 'revealPartyTaxID',
  method: 'POST',
  path: '/api/orders/:ordersID/contacts/:rolesID/tax-id/reveal',
  summary:
    'The stored SSN or tax id of a contact in clear, null when none is stored. Who looked is written to the audit first.',
  tag: 'Orders',
  params: z.strictObject({
    ordersID: z.coerce.number().pipe(idSchema),
    rolesID: z.coerce.number().pipe(idSchema),
  }),
  result: z.object({ taxID: z.string().nullable() }).meta({ id: 'RevealedTaxID' }),
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Full' },
  errors: ['NOT_FOUND', 'APP_READ_ONLY'],
  audits: ['tax_id_reveals'],
  // Each look is a line of the audit, also a second one, and the answer is not kept.
  takesKey: false,
});
