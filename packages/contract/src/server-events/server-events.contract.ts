import { scrubReport } from '@closewright/domain/session';
import { z } from 'zod';
import { endpoint, pageOf, pageQuery } from '../kit/index.ts';

/** The levels of an event (building-blocks.md §3 audit log entry: tenant, user, level, message). */
export const serverEventLevels = ['Debug', 'Info', 'Error', 'Fatal'] as const;

const longestMessage = 500;
/** What a browser reports: short, and without what no log may hold. */
const message = z
  .string()
  .min(1)
  // The api is public here: what is too long is read no further.
  .max(longestMessage, { abort: true })
  // What stands in the place of a secret may be longer than it was.
  .overwrite((text) => scrubReport(text).slice(0, longestMessage).toWellFormed());

/** An event that a browser reported. `at` is an ISO instant in UTC; `user` is null before sign-in. */
export const serverEventSchema = z
  .object({
    eventID: z.int(),
    at: z.string(),
    level: z.enum(serverEventLevels),
    user: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'ServerEvent' });

export const logServerEvent = endpoint({
  name: 'logServerEvent',
  method: 'POST',
  path: '/api/server-events',
  summary:
    'Writes an event of the browser to the server log: level and message as sent, tenant of the host, user of the token if there is a good one.',
  tag: 'Start',
  body: z.strictObject({ level: z.enum(serverEventLevels), message }),
  result: z.null(),
  access: { kind: 'public' },
  idempotent: true,
});

export const logClientSession = endpoint({
  name: 'logClientSession',
  method: 'POST',
  path: '/api/session/log',
  summary:
    'Writes what the browser logged about the session of the caller, only while the feature clientSessionLogging is on.',
  tag: 'Session',
  body: z.strictObject({
    entries: z
      .array(
        z.strictObject({
          at: z.iso.datetime(),
          level: z.enum(serverEventLevels),
          message,
        }),
      )
      .min(1)
      .max(100),
  }),
  result: z.null(),
  access: { kind: 'signedIn' },
  errors: ['FORBIDDEN'],
});

export const listServerEvents = endpoint({
  name: 'listServerEvents',
  method: 'GET',
  path: '/api/configuration/server-events',
  summary: 'The events of browsers that are kept, newest first: 3 days and 3000 entries, while the setting is on.',
  tag: 'Configuration',
  query: z.strictObject({
    level: z.enum(serverEventLevels).optional(),
    user: z.string().trim().min(1).max(120).optional(),
    text: z.string().trim().min(1).max(200).optional(),
    ...pageQuery,
  }),
  result: pageOf(serverEventSchema).extend({ isOn: z.boolean() }),
  access: { kind: 'action', action: 'readConfiguration' },
});

/** A line of the server events page. */
export type ServerEvent = z.infer<typeof serverEventSchema>;
