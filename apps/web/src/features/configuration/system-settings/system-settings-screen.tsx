import type { StoredSetting } from '@closewright/contract/system-settings';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import {
  type SystemSetting,
  type SystemSettingName,
  systemSetting,
  systemSettingGroups,
  systemSettingNames,
} from '@closewright/domain/system-settings';
import { Button } from '@closewright/ui/button';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { PageHead } from '@closewright/ui/page-head';
import { Section } from '@closewright/ui/section';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryFor } from '../../../lib/api/index.ts';
import { useStore } from '../../../lib/store.ts';
import { askWeaker } from '../../../records/controls/ask-weaker.ts';
import { WaitingChanges } from '../../../records/controls/waiting-changes.tsx';
import { rowPath } from '../../../records/editor/row-errors.ts';
import { singleKey } from '../../../records/editor/rows.ts';
import { useRecordEditor } from '../../../records/editor/use-record-editor.ts';
import { SaveStateText } from '../../../records/saving/save-state-text.tsx';
import { useSaveCommands } from '../../../records/saving/use-save-commands.ts';
import { useUndoKeys } from '../../../records/saving/use-undo-keys.ts';
import { QueryState } from '../query-state.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { SettingField } from './setting-field.tsx';
import { settingsAggregate, settingValues } from './settings-aggregate.ts';
import { weakerOfForm } from './weaker-of-form.ts';

const route = routeByName('cfg:system-settings');
const meta = 'How the product behaves for this company';
const groups = Object.entries(systemSettingGroups) as [SystemSetting['group'], string][];

/** The settings of a company, each with its default and the reason for it. */
export function SystemSettingsScreen() {
  const settings = useQuery(queryFor('getSystemSettings'));
  if (settings.data) return <SettingsPage stored={settings.data} />;
  return (
    <>
      <PageHead title={route.label} meta={meta} />
      <QueryState query={settings} what="The system settings">
        {() => null}
      </QueryState>
    </>
  );
}

function SettingsPage({ stored }: { stored: readonly StoredSetting[] }) {
  const { readOnly, reason } = useSettingMode('cfg:system-settings');
  const mayEdit = !readOnly;
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const sheet = useRef<HTMLDivElement>(null);
  const isAskedAlone = useRef(false);
  const { engine, parts, ...editor } = useRecordEditor({
    aggregate: settingsAggregate,
    document: stored,
    mayEdit,
    lookups,
    hasUnreadable: () => sheet.current?.querySelector('input:invalid, textarea:invalid') !== null,
    onInvalid: () => {},
    hasNoBanner: true,
    confirm,
  });
  /** Asks for what is weaker and puts it back in the form: one person saves the rest. */
  async function confirm(): Promise<boolean> {
    const { weaker, without, isRest } = weakerOfForm(editor.base(), settingValues(editor.rows.get()));
    isAskedAlone.current = weaker.length > 0;
    if (weaker.length === 0) return true;
    if (!(await askWeaker(weaker))) return false;
    editor.set('settings', singleKey, without);
    isAskedAlone.current = !isRest;
    return isRest;
  }
  const values = settingValues(useStore(editor.rows));
  const errors = useStore(editor.errors);
  const { isDirty, isSaving } = useStore(engine.state);
  const save = useSaveCommands(engine, { mayEdit }, (outcome) => {
    // What was asked for, or not, was said already.
    if (outcome === 'invalid' && isAskedAlone.current) {
      isAskedAlone.current = false;
      return;
    }
    if (outcome === 'invalid') toasts.error(catalogue.correctHighlightedErrors);
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
  });
  useUndoKeys(sheet, parts.history, mayEdit);
  const errorOf = (name: SystemSettingName) => errors[rowPath('settings', singleKey, name)];
  const inGroup = (group: SystemSetting['group']) =>
    systemSettingNames.filter((name) => systemSetting(name).group === group);
  const field = (name: SystemSettingName) => (
    <SettingField
      key={name}
      data-field={`settings.${name}`}
      setting={systemSetting(name)}
      value={values[name]}
      onValueChange={(value) => editor.set('settings', singleKey, { [name]: value })}
      error={errorOf(name)}
      lookups={lookups}
    />
  );
  return (
    <>
      <PageHead
        title={route.label}
        meta={meta}
        saveState={<SaveStateText engine={engine} mayEdit={mayEdit} />}
        announceState
      >
        <Button disabled={!isDirty || isSaving} onClick={editor.revert}>
          Undo changes
        </Button>
        <Button
          variant="primary"
          busy={isSaving}
          shortcut="Ctrl S"
          disabled={readOnly}
          disabledReason={reason}
          onClick={() => void save()}
        >
          Save
        </Button>
      </PageHead>
      <WaitingChanges place="system settings" />
      <div ref={sheet} className="min-h-0 flex-1 overflow-y-auto border-t border-hairline bg-surface-base">
        <FieldModeScope mode={readOnly ? 'read' : 'edit'} reason={reason}>
          <div className="flex max-w-[760px] flex-col gap-3 px-4 py-3">
            {groups.map(([group, label]) => (
              <Section
                key={group}
                name={`system-settings.${group}`}
                title={label}
                errors={inGroup(group).filter(errorOf).length}
              >
                <div className="flex flex-col gap-3 py-1">{inGroup(group).map(field)}</div>
              </Section>
            ))}
          </div>
        </FieldModeScope>
      </div>
    </>
  );
}
