import { AccessLevel } from './access-level.ts';
import { type AccessReason, type AccessReasonCode, accessReason } from './access-reason.ts';
import type { ActionName } from './actions.ts';
import { type Actor, hasEveryRight, screenAccess } from './actor.ts';
import { can } from './can.ts';
import { type FieldRule, fieldRules } from './field-rules.ts';
import type { FileState } from './file-state.ts';
import { pageMode } from './page-mode.ts';
import type { RouteRule } from './route-access.ts';

export const fieldModes = ['edit', 'read', 'hidden'] as const;

export type FieldModeName = (typeof fieldModes)[number];

export interface FieldMode {
  readonly mode: FieldModeName;
  /** Why the field can't be edited; null when it can. */
  readonly reason: AccessReason | null;
}

/** Where a field is asked for: the page it stands on and the file the page shows. */
export interface FieldSubject {
  readonly route: RouteRule;
  readonly file: FileState | null;
  /** See `pageMode`; the api leaves it out. */
  readonly wasReadOnly?: boolean;
  /** The action that changes its list, where that takes more than its page. */
  readonly action?: ActionName | undefined;
}

/**
 * Whether a field can be edited, read or not be seen at all, and why (house.md, Access). The api refuses a patch that
 * touches a field whose mode is not edit; the web shows the mode. The page decides first, then the field's own rule.
 * @param field path of the field: record, dot, field. Row ids in between are ignored: `loans.7.amount` is `loans.amount`.
 */
export function fieldMode(actor: Actor, subject: FieldSubject, field: string): FieldMode {
  const page = pageMode(actor, subject.route, subject.file, subject.wasReadOnly);
  const [pageReason] = page.reasons;
  if (page.accessLevel === AccessLevel.None) return { mode: 'hidden', reason: pageReason ?? null };
  const own = fieldLimit(actor, subject.file, field);
  if (own.mode === 'hidden') return own;
  if (page.readOnly) return { mode: 'read', reason: pageReason ?? accessReason('readAccess', subject.route.label) };
  const refusal = subject.action === undefined ? null : can(actor, subject.action, { file: subject.file }).reason;
  return refusal === null ? own : { mode: 'read', reason: refusal };
}

/** What the rule of a field says by itself, whatever page and list it stands in. @param field as `fieldMode` takes it */
export function fieldLimit(actor: Actor, file: FileState | null, field: string): FieldMode {
  const rule = fieldRules[field.replace(/\.-?\d+(?=\.)/g, '')];
  return rule ? ownMode(actor, rule, file) : editable;
}

const editable: FieldMode = { mode: 'edit', reason: null };

function ownMode(actor: Actor, rule: FieldRule, file: FileState | null): FieldMode {
  const limited = (mode: FieldModeName, code: AccessReasonCode): FieldMode => ({
    mode,
    reason: accessReason(code, rule.label),
  });
  if (rule.shownWhen && file && !rule.shownWhen(file)) return limited('hidden', 'fieldNotEditable');
  const level = rule.screen ? screenAccess(actor, rule.screen) : AccessLevel.Full;
  if (level === AccessLevel.None) return limited('hidden', 'noScreenAccess');
  if (rule.isComputed) return limited('read', 'fieldNotEditable');
  if (rule.isSettlementField && file?.isSettlementLocked) return limited('read', 'settlementLocked');
  if (level === AccessLevel.Read || !hasEveryRight(actor, rule.permissionKeys ?? [])) {
    return limited('read', 'fieldNeedsPermission');
  }
  return editable;
}
