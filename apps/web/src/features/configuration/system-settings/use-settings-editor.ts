import type { StoredSetting } from '@closewright/contract/system-settings';
import { interfaceTiming } from '@closewright/domain/constants';
import { catalogue } from '@closewright/domain/errors';
import type { SystemSettingName } from '@closewright/domain/system-settings';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ApiError, call, keyFor, messageOf } from '../../../lib/api/index.ts';
import { createSaveEngine, type SaveOutcome } from '../../../records/saving/save-engine.ts';
import { useSaveCommands } from '../../../records/saving/use-save-commands.ts';
import { changesOf, errorsOf, type SettingErrors, type SettingValues, valuesOf } from './settings-form.ts';

/** The settings being edited and saved. */
export function useSettingsEditor(stored: readonly StoredSetting[], mayEdit: boolean) {
  const client = useQueryClient();
  const [values, setValues] = useState<SettingValues>(() => valuesOf(stored));
  const [errors, setErrors] = useState<SettingErrors>({});
  const latest = useRef({ stored, values, mayEdit });
  latest.current = { ...latest.current, values, mayEdit };

  const engine = useMemo(() => {
    const changes = () => changesOf(latest.current.stored, latest.current.values);
    return createSaveEngine(
      {
        mayEdit: () => latest.current.mayEdit,
        hasChanges: () => changes().length > 0,
        validate: async () => {
          const found = errorsOf(latest.current.values);
          setErrors(found);
          return Object.keys(found).length === 0;
        },
        send: async () => {
          try {
            const saved = await call('saveSystemSettings', { body: { settings: changes() } });
            latest.current.stored = saved;
            client.setQueryData(keyFor('getSystemSettings'), saved);
            return { kind: 'saved' };
          } catch (error) {
            const current = error instanceof ApiError && (error.conflict?.current as StoredSetting[] | undefined);
            // Somebody else saved first: what is typed here stays, on top of what is stored now.
            if (current) latest.current.stored = current;
            return { kind: 'failed', message: messageOf(error) };
          }
        },
        now: Date.now,
      },
      interfaceTiming.saveDebounce,
    );
  }, [client]);

  const save = useSaveCommands(engine, { mayEdit }, (outcome: SaveOutcome) => {
    if (outcome === 'invalid') toasts.error(catalogue.correctHighlightedErrors);
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
  });
  const change = (name: SystemSettingName, value: string | null) => {
    const next = { ...values, [name]: value };
    setValues(next);
    latest.current.values = next;
    setErrors((before) => ({ ...before, [name]: undefined }));
    engine.setDirty(changesOf(latest.current.stored, next).length > 0);
  };
  const undo = () => {
    const before = valuesOf(latest.current.stored);
    setValues(before);
    latest.current.values = before;
    setErrors({});
    engine.setDirty(false);
  };
  return { values, errors, change, undo, save, engine };
}
