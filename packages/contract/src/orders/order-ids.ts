import { z } from 'zod';
import { idSchema } from '../kit/index.ts';

/** The file a call is about. An id in a path is text. */
export const orderParams = z.strictObject({ ordersID: z.coerce.number().pipe(idSchema) });
