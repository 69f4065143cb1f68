import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

/** What the browser needs before sign-in (core.md §1 step 2, §3 application configuration values). */
export const environmentSchema = z
  .object({
    environment: z.enum(['dev', 'ci', 'qa', 'staging', 'uat', 'prod']),
    productName: z.string(),
    /** Base address of the identity provider, as keycloak-js wants it (`{url}/realms/{realm}`). */
    identityHost: z.string(),
    realm: z.string(),
    settings: z.object({
      anyDevice: z.boolean(),
      demoNavigation: z.boolean(),
      /** What Add File says about the end of new files; null while the tenant announces none. */
      addFileNotice: z.string().nullable(),
      /** Log storage: what the browser logs waits in it for the server over a reload, too. */
      logStorage: z.boolean(),
      showSessionInfo: z.boolean(),
      tokenRefreshMilliseconds: z.int().positive(),
      tokenMinValiditySeconds: z.int().positive(),
      /** Without activity for this long, the browser logs out; the notice stands for the last part of it. */
      idleTimeoutMilliseconds: z.int().positive(),
      idleNoticeMilliseconds: z.int().nonnegative(),
    }),
  })
  .meta({ id: 'Environment' });

export const getEnvironment = endpoint({
  name: 'getEnvironment',
  method: 'GET',
  path: '/api/environment',
  summary: 'Where to sign in and the settings the browser needs before that.',
  tag: 'Start',
  result: environmentSchema,
  access: { kind: 'public' },
});

/** A notice of the tenant's own (core.md §2 notices, code custom). */
export const customNoticeSchema = z
  .object({ icon: z.string(), title: z.string(), message: z.string() })
  .meta({ id: 'CustomNotice' });

export const checkTenant = endpoint({
  name: 'checkTenant',
  method: 'GET',
  path: '/api/tenants/:name/validity',
  summary: 'Whether a tenant of this name exists, asked before sign-in.',
  tag: 'Start',
  params: z.strictObject({ name: z.string().max(63) }),
  result: z
    .object({ isValid: z.boolean(), customNotice: customNoticeSchema.nullable() })
    .meta({ id: 'TenantValidity' }),
  access: { kind: 'public' },
});

/** The settings of the tenant's host, known before anybody signs in. Times are in milliseconds unless named otherwise. */
export type Environment = z.infer<typeof environmentSchema>;
/** A full-page notice in the tenant's own words. */
export type CustomNotice = z.infer<typeof customNoticeSchema>;
