import {
  AccessLevel,
  regionalKeys,
  type SecurityKey,
  screenAccessKeys,
  securityKeys,
} from '@closewright/domain/access';
import { z } from 'zod';
import { idSchema } from '../kit/index.ts';

const anyKey = z.enum(securityKeys as [SecurityKey, ...SecurityKey[]]);
const regionalKey = z.enum(regionalKeys as [SecurityKey, ...SecurityKey[]]);
const value = z.int().min(0).max(AccessLevel.Full);

const isLevelOfKey = (rights: Readonly<Record<string, number | null>>) =>
  Object.entries(rights).every(([key, level]) => (level ?? 0) <= 1 || screenAccessKeys.has(key as SecurityKey));
const onlyScreens = 'Only a screen has a third level';

/**
 * Security settings by name (core.md §6): screens 0 none, 1 read, 2 full; everything else 0 or 1. Names that are missing
 * count as 0, or keep what they are where changes are sent.
 */
export const rightsSchema = z.partialRecord(anyKey, value).refine(isLevelOfKey, onlyScreens);

/**
 * Rights of one user that differ from the role's (building-blocks.md §6 permission override). Null takes the user's own
 * setting away: Use Role Default.
 */
export const ownRightsSchema = z.partialRecord(anyKey, value.nullable()).refine(isLevelOfKey, onlyScreens);

/** What a role grants otherwise in one region, in either direction: screens and permissions, the rest is the company's. */
export const regionRightsSchema = z.object({
  regionID: idSchema,
  rights: z.partialRecord(regionalKey, value).refine(isLevelOfKey, onlyScreens),
});

/** Only what changes, by region: null takes the difference away, the right is that of all regions again. */
export const regionRightsChangesSchema = z
  .array(
    z.strictObject({
      regionID: idSchema,
      rights: z.partialRecord(regionalKey, value.nullable()).refine(isLevelOfKey, onlyScreens),
    }),
  )
  .max(500)
  .refine((list) => new Set(list.map(({ regionID }) => regionID)).size === list.length, 'A region is named twice');
