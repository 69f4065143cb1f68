import { systemSettingNames } from '@closewright/domain/system-settings';
import { z } from 'zod';
import { endpoint, line } from '../kit/index.ts';

const tag = 'Configuration';
const name = z.enum(systemSettingNames);

/** A setting that the tenant has set; the others have the defaults of domain/system-settings. */
export const storedSettingSchema = z
  .object({ name, value: z.string(), version: z.int(), updatedAt: z.string(), updatedBy: z.string() })
  .meta({ id: 'StoredSetting' });

export const getSystemSettings = endpoint({
  name: 'getSystemSettings',
  method: 'GET',
  path: '/api/configuration/system-settings',
  summary: 'The system settings that this tenant has set.',
  tag,
  result: z.array(storedSettingSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const saveSystemSettings = endpoint({
  name: 'saveSystemSettings',
  method: 'PATCH',
  path: '/api/configuration/system-settings',
  summary: 'Sets system settings, or takes them back to their defaults (value null).',
  tag,
  body: z.strictObject({
    settings: z
      .array(
        z.strictObject({
          name,
          value: line().max(500).nullable(),
          /** Of the stored setting the change is based on, 0 where none was stored. */
          version: z.int().min(0),
        }),
      )
      .min(1)
      .max(systemSettingNames.length),
  }),
  result: z.array(storedSettingSchema),
  access: { kind: 'action', action: 'administer' },
  errors: ['VERSION_CONFLICT'],
  idempotent: false,
  audits: ['system_settings'],
});

/** A system setting as stored: every value is a text, whatever its type. */
export type StoredSetting = z.infer<typeof storedSettingSchema>;
