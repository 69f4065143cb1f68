import { pinLength } from '@closewright/domain/check-writing-pin';
import { z } from 'zod';

/** The header in which a call brings the PIN of whoever makes it: no body has one, so none is kept, compared or logged with a call. */
export const pinHeader = 'CheckWritingPIN';

/** Where an error says that the PIN is wrong. */
export const pinField = 'checkWritingPIN';

/** A PIN as it is sent. */
export const pinSchema = z
  .string()
  .regex(
    new RegExp(`^\\d{${pinLength.min},${pinLength.max}}$`),
    `A PIN has ${pinLength.min} to ${pinLength.max} digits`,
  );
