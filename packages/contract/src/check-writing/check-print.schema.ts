import { z } from 'zod';
import { idSchema } from '../kit/index.ts';
import { postedNumberSchema } from './ledger-transaction.schema.ts';

/** A check that was put on paper. */
export const checkPrintSchema = z
  .object({
    ...postedNumberSchema.shape,
    printID: idSchema,
    bankAccountID: idSchema,
    printedAt: z.string(),
    printedBy: z.string(),
    /** Why it was printed again; null where no paper of the check was good. */
    reason: z.string().nullable(),
    /** Whose signatures were printed; none: it is signed by hand. */
    signers: z.array(z.object({ usersID: idSchema, name: z.string() })).readonly(),
    /** Why nothing can be done with this paper; null while it is good. */
    spoiled: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'CheckPrint' });
