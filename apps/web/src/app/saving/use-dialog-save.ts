import { catalogue } from '@closewright/domain/errors';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api/index.ts';

/** Messages by the name of the setting they are about; '' for none of them. */
export type SettingErrors = Readonly<Record<string, string | undefined>>;

/** How a dialog of settings saves: checks, sends, and shows at the fields what the server says of them. */
export function useDialogSave() {
  const [errors, setErrors] = useState<SettingErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const refuse = (found: SettingErrors, message: string) => {
    setErrors(found);
    setFailure(message);
    setAttempts((count) => count + 1);
  };
  /** @param found what is known to be wrong before anything is sent */
  const save = async (found: SettingErrors, send: () => Promise<void>): Promise<void> => {
    if (Object.keys(found).length > 0) return refuse(found, catalogue.correctHighlightedErrors);
    setSaving(true);
    setErrors({});
    setFailure(null);
    try {
      await send();
    } catch (error) {
      const named = error instanceof ApiError ? settingErrors(error) : {};
      const isNamed = Object.keys(named).length > 0;
      refuse(named, named[''] ?? (isNamed ? catalogue.correctHighlightedErrors : messageOf(error)));
    } finally {
      setSaving(false);
    }
  };
  /** A setting was changed: what was said of it no longer holds. */
  const forget = (names: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
  return { errors, failure, attempts, isSaving, save, forget };
}

/** The model state by the last part of its paths: `body.changes.label` is `label`. */
function settingErrors({ modelState }: ApiError): SettingErrors {
  return Object.fromEntries(
    Object.entries(modelState).map(([path, messages]) => [path.split('.').at(-1) ?? '', messages[0]]),
  );
}
