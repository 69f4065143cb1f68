import type { SecurityRole } from '@closewright/contract/people';
import { diffFields } from '@closewright/domain/changes';
import { interfaceTiming } from '@closewright/domain/constants';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call, messageOf } from '../../../lib/api/index.ts';
import { type RecordErrors, serverErrors } from '../../../lib/record/field-errors.ts';
import { type RecordKind, saveRecord } from '../../../lib/record/save-record.ts';
import { createSaveEngine, type SaveEngine } from '../../../records/saving/save-engine.ts';
import { roleChanges, roleFormOf } from './role-form.ts';
import { differingIn, differingRegions, type RoleForm, rightsOf } from './role-rights.ts';

export interface RoleEditorInput {
  /** Null for a new role. */
  role: SecurityRole | null;
  mayEdit: boolean;
  kind: RecordKind<SecurityRole, RoleForm>;
  /** Shows what will change and asks whether it is meant. */
  confirm(before: RoleForm, after: RoleForm): Promise<boolean>;
  onSaved(role: SecurityRole): Promise<void>;
}

export interface RoleEditor {
  stored: RoleForm;
  form: RoleForm;
  errors: RecordErrors;
  engine: SaveEngine;
  set(part: Partial<RoleForm>): void;
  /** Throws away what is not saved. */
  revert(): void;
}

/** The form of one role and its save: nothing is sent before the difference was seen and meant. */
export function useRoleEditor(input: RoleEditorInput): RoleEditor {
  const [role, setRole] = useState(input.role);
  const stored = useMemo(() => roleFormOf(role), [role]);
  const [form, setForm] = useState<RoleForm>(stored);
  const [errors, setErrors] = useState<RecordErrors>({});
  const latest = useRef({ input, role, stored, form });
  useEffect(() => {
    latest.current = { input, role, stored, form };
  });

  const engine = useMemo(() => {
    const hasChanges = () => Object.keys(diffFields(latest.current.stored, tidyName(latest.current.form))).length > 0;
    const adopt = (saved: SecurityRole) => {
      const next = roleFormOf(saved);
      latest.current = { ...latest.current, role: saved, stored: next, form: next };
      setRole(saved);
      setForm(next);
      void latest.current.input.onSaved(saved);
    };
    return createSaveEngine(
      {
        mayEdit: () => latest.current.input.mayEdit,
        hasChanges,
        validate: async () => {
          const { input: now, stored: before, form: typed } = latest.current;
          const isNamed = typed.name.trim() !== '';
          setErrors(isNamed ? {} : { name: 'Name is required' });
          return isNamed && now.confirm(before, tidyName(typed));
        },
        send: async () => {
          const { input: now, role: base } = latest.current;
          const wanted = tidyName(latest.current.form);
          try {
            const saved = base === null ? await create(wanted) : await save(base, wanted, now.kind);
            if (saved === null) return { kind: 'aborted' };
            adopt(saved);
            return { kind: 'saved' };
          } catch (error) {
            setErrors(serverErrors(error));
            return { kind: 'failed', message: messageOf(error) };
          }
        },
        now: Date.now,
      },
      interfaceTiming.saveDebounce,
    );
  }, []);

  const isDirty = Object.keys(diffFields(stored, tidyName(form))).length > 0;
  useEffect(() => engine.setDirty(isDirty), [engine, isDirty]);
  return {
    stored,
    form,
    errors,
    engine,
    set: (part) => {
      setForm((before) => ({ ...before, ...part }) as RoleForm);
      setErrors({});
    },
    revert: () => {
      setForm(stored);
      setErrors({});
    },
  };
}

const tidyName = (form: RoleForm): RoleForm => ({ ...form, name: form.name.trim() });

function create(form: RoleForm): Promise<SecurityRole> {
  return call('createRole', {
    body: {
      name: form.name,
      regionID: form.regionID,
      rights: rightsOf(form),
      regionRights: differingRegions(form).map((regionID) => ({ regionID, rights: differingIn(form, regionID) })),
    },
  });
}

function save(
  stored: SecurityRole,
  form: RoleForm,
  kind: RecordKind<SecurityRole, RoleForm>,
): Promise<SecurityRole | null> {
  return saveRecord<SecurityRole, RoleForm>({
    stored,
    form,
    kind,
    send: ({ securityRoleID, version }, changes) =>
      call('saveRole', { params: { securityRoleID }, body: { version, changes: roleChanges(changes) } }),
  });
}
