import { z } from 'zod';

/** The header by which a caller says that two calls are one (IETF draft "The Idempotency-Key HTTP Header Field"). */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** How long an answer is kept at least, and told again to who asks with the same key. */
export const idempotencyKeyHours = 24;

/** A key: a UUID, or another text that nobody guesses. The draft writes it in quotes, most callers do not. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^(?:[\w-]{16,64}|"[\w-]{16,64}")$/, 'A key is a UUID, or 16 to 64 letters, digits, hyphens and underscores')
  .transform((text) => text.replaceAll('"', ''));
