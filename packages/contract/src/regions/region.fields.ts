import { z } from 'zod';
import { field } from '../kit/index.ts';

/** What is edited of a region (building-blocks.md §3 Region). */
export const regionFields = {
  regID: field.requiredText({ label: 'Code', max: 20 }),
  description: field.requiredText({ label: 'Description', max: 120 }),
  defaultSSType: field.requiredSelect({ label: 'Default statement', lookup: 'settlementStatementTypes' }),
  isDefault: field.boolean({ label: 'Default region' }),
  isAdminRegion: field.boolean({ label: 'Administers all regions' }),
  inactive: field.boolean({ label: 'Inactive' }),
} as const;

/** The region that a setting is for; 0 stands for all of them. */
export const regionOrAll = {
  ...field.requiredSelect({ label: 'Region', lookup: 'regions' }),
  schema: z.int32().min(0),
} as const;
