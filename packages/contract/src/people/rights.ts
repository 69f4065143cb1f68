import { AccessLevel, type SecurityKey, screenAccessKeys, securityKeys } from '@closewright/domain/access';
import { z } from 'zod';

/**
 * Security settings by name (core.md §6): screens 0 none, 1 read, 2 full; everything else 0 or 1. Names that are missing
 * count as 0, or keep what they are where changes are sent.
 */
export const rightsSchema = z
  .partialRecord(z.enum(securityKeys as [SecurityKey, ...SecurityKey[]]), z.int().min(0).max(AccessLevel.Full))
  .refine(
    (rights) => Object.entries(rights).every(([key, value]) => value <= 1 || screenAccessKeys.has(key as SecurityKey)),
    'Only a screen has a third level',
  );

/**
 * Rights of one user that differ from the role's (building-blocks.md §6 permission override). Null takes the user's own
 * setting away: Use Role Default.
 */
export const ownRightsSchema = z
  .partialRecord(
    z.enum(securityKeys as [SecurityKey, ...SecurityKey[]]),
    z.int().min(0).max(AccessLevel.Full).nullable(),
  )
  .refine(
    (rights) =>
      Object.entries(rights).every(([key, value]) => (value ?? 0) <= 1 || screenAccessKeys.has(key as SecurityKey)),
    'Only a screen has a third level',
  );
