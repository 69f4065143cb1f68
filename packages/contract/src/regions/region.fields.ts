import { z } from 'zod';
import { field } from '../kit/index.ts';

const section = 'region';

/** What is edited of a region (building-blocks.md §3 Region). */
export const regionFields = {
  regID: field.requiredText({ label: 'Code', section, max: 20 }),
  description: field.requiredText({ label: 'Description', section, max: 120 }),
  defaultSSType: field.requiredSelect({ label: 'Default statement', section, lookup: 'settlementStatementTypes' }),
  isDefault: field.boolean({ label: 'Default region', section }),
  isAdminRegion: field.boolean({ label: 'Administers all regions', section }),
  inactive: field.boolean({ label: 'Inactive', section }),
} as const;

/** The region that a setting is for; 0 stands for all of them. */
export const regionOrAll = (section: string) =>
  ({ ...field.requiredSelect({ label: 'Region', section, lookup: 'regions' }), schema: z.int32().min(0) }) as const;
