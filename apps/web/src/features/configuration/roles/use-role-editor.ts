import type { SecurityRole } from '@closewright/contract/people';
import { useMemo } from 'react';
import { useStore } from '../../../lib/store.ts';
import { rowPath } from '../../../records/editor/row-errors.ts';
import { rowsOf, singleKey } from '../../../records/editor/rows.ts';
import { useRecordEditor } from '../../../records/editor/use-record-editor.ts';
import type { SaveEngine } from '../../../records/saving/save-engine.ts';
import { roleAggregate, roleForm } from './role-aggregate.ts';
import type { RoleForm } from './role-rights.ts';

export interface RoleEditorInput {
  /** Null for a new role. */
  role: SecurityRole | null;
  mayEdit: boolean;
  /** The regions a role can say something otherwise for. */
  regionIDs: readonly number[];
  regionName(regionID: number): string;
  /** Shows what will change and asks whether it is meant. */
  confirm(before: RoleForm, after: RoleForm): Promise<boolean>;
  onSaved(role: SecurityRole): Promise<void>;
}

export interface RoleEditor {
  stored: RoleForm;
  form: RoleForm;
  errorOf(name: 'name' | 'regionID'): string | undefined;
  engine: SaveEngine;
  set(part: Partial<RoleForm>): void;
  /** Throws away what is not saved. */
  revert(): void;
}

/** The form of one role and its save: nothing is sent before the difference was seen and meant. */
export function useRoleEditor({ role, mayEdit, regionIDs, regionName, ...input }: RoleEditorInput): RoleEditor {
  const aggregate = useMemo(() => roleAggregate(regionIDs, regionName), [regionIDs, regionName]);
  const stored = (): RoleForm => roleForm(rowsOf(aggregate, editor.base()));
  const form = (): RoleForm => roleForm(editor.rows.get());
  const editor = useRecordEditor({
    aggregate,
    document: role,
    mayEdit,
    lookups: {},
    hasUnreadable: () => false,
    onInvalid: () => {},
    hasNoBanner: true,
    confirm: () => input.confirm(stored(), { ...form(), name: form().name.trim() }),
    onSaved: (saved) => void (saved && input.onSaved(saved)),
  });
  useStore(editor.rows);
  const errors = useStore(editor.errors);
  const shown = { stored: stored(), form: form() };
  return {
    ...shown,
    errorOf: (name) => errors[rowPath('role', singleKey, name)],
    engine: editor.engine,
    // What is left out of a part is left as it is.
    set: (part) => editor.write('role', singleKey, part as Readonly<Record<string, string | number | null>>),
    revert: editor.revert,
  };
}
