import { type FeatureFlag, featureFlags, flagSources } from '@closewright/domain/constants';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

const tag = 'Configuration';
const flagName = z.enum(Object.keys(featureFlags) as [FeatureFlag, ...FeatureFlag[]]);

/** One feature flag (core.md §9): its default, what the tenant stores, what the token of the caller says, what holds. */
export const featureFlagSchema = z
  .object({
    name: flagName,
    defaultOn: z.boolean(),
    /** Null: the tenant says nothing. */
    serverOn: z.boolean().nullable(),
    /** Null: the token says nothing. A token wins over the server. */
    tokenOn: z.boolean().nullable(),
    isOn: z.boolean(),
    source: z.enum(flagSources),
  })
  .meta({ id: 'FeatureFlag' });

export const listFeatureFlags = endpoint({
  name: 'listFeatureFlags',
  method: 'GET',
  path: '/api/configuration/feature-flags',
  summary: 'Every feature flag with its default, what is stored for the tenant, and what holds for the caller and why.',
  tag,
  result: z.array(featureFlagSchema),
  access: { kind: 'action', action: 'readSystemConfiguration' },
});

export const patchFeatureFlags = endpoint({
  name: 'patchFeatureFlags',
  method: 'PATCH',
  path: '/api/configuration/feature-flags',
  summary: 'Stores flags of the tenant; null takes one back to its default. `was` is what the caller saw stored.',
  tag,
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ name: flagName, isOn: z.boolean().nullable(), was: z.boolean().nullable() }))
      .min(1)
      .max(100),
  }),
  result: z.array(featureFlagSchema),
  access: { kind: 'action', action: 'administerSystem' },
  errors: ['VERSION_CONFLICT'],
  idempotent: false,
  audits: ['feature_flags'],
});

/** A feature flag with all that decides about it; `isOn` is the outcome. */
export type FeatureFlagState = z.infer<typeof featureFlagSchema>;
