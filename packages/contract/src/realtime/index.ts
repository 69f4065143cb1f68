import { z } from 'zod';

/**
 * A message of the WebSocket (core.md §3 messaging event): what happened and to which file, never the data.
 * - `FileAvailable`: a file that was in use is free.
 * - `FileInUse`: somebody took the file in use.
 * - `FileChanged`: somebody saved the file.
 */
export const realtimeMessageSchema = z.object({
  Event: z.enum(['FileAvailable', 'FileInUse', 'FileChanged']),
  FileNumber: z.string(),
});

/** A parsed message of the WebSocket. It names the file by its number. */
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>;

/** Sub-protocols of the WebSocket: the word `bearer`, then the access token. */
export const realtimeProtocol = 'bearer';
/** Close code for a missing, bad or expired token. */
export const realtimeUnauthorized = 4401;

/**
 * What a page says once, when its first socket has opened: for how many milliseconds it had been reading by then. It is then told what
 * happened since, so that it does not have to read everything twice.
 */
export const realtimeGreetingSchema = z.object({ ReadFor: z.number().min(0) });
