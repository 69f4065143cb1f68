import { AccessLevel, type AccessReasonCode, accessReasons } from '@closewright/domain/access';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

const codes = Object.keys(accessReasons) as [AccessReasonCode, ...AccessReasonCode[]];

/** What a user may do on a screen, and every reason why not all of it (core.md §4, §6). */
export const routeAccessSchema = z
  .object({
    routeName: z.string(),
    /** None 0, Read 1, Full 2; -1 where the screen decides by itself. */
    accessLevel: z.literal(Object.values(AccessLevel)),
    allowed: z.boolean(),
    readOnly: z.boolean(),
    reasons: z.array(z.object({ code: z.enum(codes), text: z.string() })),
    /** What the user reads when the screen may not be opened. */
    deniedMessage: z.string().nullable(),
  })
  .meta({ id: 'RouteAccess' });

export const checkRouteAccess = endpoint({
  name: 'checkRouteAccess',
  method: 'GET',
  path: '/api/session/route-access',
  summary:
    'What the caller may do on a screen, of a file where one is named: the decision the screens show and the api enforces.',
  tag: 'Session',
  query: z.strictObject({
    routeName: z.string().min(1).max(80),
    ordersID: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)).optional(),
    /** The caller wishes to work on the file although somebody else has it in use. */
    ignoreFileInUse: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  }),
  result: routeAccessSchema,
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND'],
});

/** The server's decision about a screen, in which every reason has a text for the user. */
export type RouteAccessAnswer = z.infer<typeof routeAccessSchema>;
