import { sessionStatuses } from '@closewright/domain/session';
import { z } from 'zod';
import { endpoint, line } from '../kit/index.ts';

const named = <V extends z.ZodType>(value: V) => z.object({ name: z.string(), value });

/** A region the user may work in. `isDefault` marks the one proposed for new files. */
export const regionSchema = z.object({
  regionID: z.int(),
  isDefault: z.boolean(),
  isAdminRegion: z.boolean(),
  regionDisplay: z.string(),
});

/** The user settings response of core.md §3. */
export const userSettingsSchema = z
  .object({
    user: z.object({
      usersID: z.int(),
      groupUsersID: z.int(),
      login: z.string(),
      displayName: z.string(),
      onboardingRoleIDs: z.array(z.int()),
      dictionaryWords: z.array(z.string()),
      lastOrderId: z.int(),
      /** Where new files of the user belong, unless another branch is chosen; null for whoever has none. */
      branchID: z.int().nullable(),
    }),
    regions: z.array(regionSchema),
    flags: z.array(named(z.boolean())),
    dates: z.array(named(z.string())),
    values: z.array(named(z.string())),
  })
  .meta({ id: 'UserSettings' });

/** The session/user result and the session of core.md §3. Everything but `status` is null while the user is not valid. */
export const sessionSchema = z
  .object({
    isValidUser: z.boolean(),
    status: z.enum(sessionStatuses),
    userSettings: userSettingsSchema.nullable(),
    /** Screen access (0 none, 1 read, 2 full), app access, permissions and special settings by name (core.md §6). */
    securitySettings: z.array(named(z.int())).nullable(),
    /** By region: the screens and permissions that differ there (packages/domain/src/access `actorIn`). */
    regionSecuritySettings: z
      .array(z.object({ regionID: z.int(), securitySettings: z.array(named(z.int())) }))
      .nullable(),
    features: z.array(named(z.boolean())).nullable(),
    tenant: z
      .object({
        name: z.string(),
        displayName: z.string(),
        timeZone: z.string(),
        /** Whose letters may be asked for; null when no underwriter is set up (core.md §4). */
        cplUnderwriterCompanyID: z.int().nullable(),
      })
      .nullable(),
    started: z.string(),
  })
  .meta({ id: 'Session' });

export const getSession = endpoint({
  name: 'getSession',
  method: 'GET',
  path: '/api/session',
  summary: 'The signed-in user with settings, regions, security settings and features, or why there is none.',
  tag: 'Session',
  result: sessionSchema,
  access: { kind: 'token' },
});

export const saveUserSettings = endpoint({
  name: 'saveUserSettings',
  method: 'PATCH',
  path: '/api/session/settings',
  summary: 'Saves preferences of the caller by name (theme, density, folded sections, grid states); null forgets one.',
  tag: 'Session',
  body: z.strictObject({
    values: z
      .array(z.strictObject({ name: z.string().min(1).max(80), value: z.string().max(8000).nullable() }))
      .max(50),
  }),
  result: z.null(),
  access: { kind: 'signedIn' },
  audits: ['user_settings'],
});

export const saveActiveUser = endpoint({
  name: 'saveActiveUser',
  method: 'PUT',
  path: '/api/session/active',
  summary: 'Tells which screen the caller has opened, for screens that log their access, and of which file.',
  tag: 'Session',
  body: z.strictObject({ routeName: line().min(1).max(80), ordersID: z.int32().positive().nullable() }),
  result: z.null(),
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND'],
});

export const getMessagingUrl = endpoint({
  name: 'getMessagingUrl',
  method: 'GET',
  path: '/api/messaging',
  summary: 'Where the WebSocket of this session listens; the token goes along as the second sub-protocol.',
  tag: 'Session',
  result: z.object({ url: z.string() }),
  access: { kind: 'signedIn' },
});

/** Who is signed in and what they may do. The parts are null until `isValidUser` is true. */
export type Session = z.infer<typeof sessionSchema>;
/** The user, their regions, and what they have set, as lists of named values. */
export type UserSettings = z.infer<typeof userSettingsSchema>;
