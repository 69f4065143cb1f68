import {
  checkSystemAudit,
  exportFileChanges,
  exportSystemAudit,
  getFileAuditFacts,
  getSystemAuditFacts,
  listFileChanges,
  listSystemAudit,
} from '../audit/index.ts';
import { listFeatureFlags, patchFeatureFlags } from '../feature-flags/index.ts';
import { createFeeCode, importFeeCodes, listFeeCodes, saveFeeCode } from '../fee-codes/index.ts';
import { addFileNumberPool, listFileNumberPools, saveFileNumberPool, takeFileNumber } from '../file-numbers/index.ts';
import { getLicence, listActiveUsers } from '../licence/index.ts';
import {
  addLookupItem,
  getLookups,
  getLookupUsage,
  listLookupSet,
  orderLookupSet,
  saveLookupItem,
} from '../lookups/index.ts';
import {
  createRole,
  createUser,
  createUserGroup,
  listRoles,
  listUserGroups,
  listUsers,
  removeRole,
  removeUserGroup,
  renameUserGroup,
  saveRole,
  saveUser,
} from '../people/index.ts';
import { createBranch, createRegion, listBranches, listRegions, saveBranch, saveRegion } from '../regions/index.ts';
import {
  createProrationDefault,
  importProrationDefaults,
  listProrationDefaults,
  saveProrationDefault,
} from '../statement-presets/index.ts';
import { getSystemSettings, saveSystemSettings } from '../system-settings/index.ts';
import {
  createProcessTemplate,
  listProcessTemplateChoices,
  listProcessTemplates,
  saveProcessTemplate,
} from '../workflow/index.ts';

/** What an administrator sets up and looks after. */
export const configurationEndpoints = {
  getLookups,
  listLookupSet,
  getLookupUsage,
  addLookupItem,
  saveLookupItem,
  orderLookupSet,
  listSystemAudit,
  getSystemAuditFacts,
  checkSystemAudit,
  exportSystemAudit,
  listFileChanges,
  getFileAuditFacts,
  exportFileChanges,
  listFeeCodes,
  createFeeCode,
  saveFeeCode,
  importFeeCodes,
  listProrationDefaults,
  createProrationDefault,
  saveProrationDefault,
  importProrationDefaults,
  listFileNumberPools,
  addFileNumberPool,
  saveFileNumberPool,
  takeFileNumber,
  getSystemSettings,
  saveSystemSettings,
  listUsers,
  createUser,
  saveUser,
  listUserGroups,
  createUserGroup,
  renameUserGroup,
  removeUserGroup,
  listRoles,
  createRole,
  saveRole,
  removeRole,
  listRegions,
  createRegion,
  saveRegion,
  listBranches,
  createBranch,
  saveBranch,
  listFeatureFlags,
  patchFeatureFlags,
  getLicence,
  listActiveUsers,
  listProcessTemplates,
  listProcessTemplateChoices,
  createProcessTemplate,
  saveProcessTemplate,
} as const;
