import type { StoredSetting } from '@closewright/contract/system-settings';
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
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../../lib/api/index.ts';
import { useStore } from '../../../lib/store.ts';
import { SaveStateText } from '../../../records/saving/save-state-text.tsx';
import { QueryState } from '../query-state.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { SettingField } from './setting-field.tsx';
import { useSettingsEditor } from './use-settings-editor.ts';

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
  const { values, errors, change, undo, save, engine } = useSettingsEditor(stored, !readOnly);
  const { isDirty, isSaving } = useStore(engine.state);
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const inGroup = (group: SystemSetting['group']) =>
    systemSettingNames.filter((name) => systemSetting(name).group === group);
  const field = (name: SystemSettingName) => (
    <SettingField
      key={name}
      setting={systemSetting(name)}
      value={values[name]}
      onValueChange={(value) => change(name, value)}
      error={errors[name]}
      lookups={lookups}
    />
  );
  return (
    <>
      <PageHead
        title={route.label}
        meta={meta}
        saveState={<SaveStateText engine={engine} mayEdit={!readOnly} />}
        announceState
      >
        <Button disabled={!isDirty || isSaving} onClick={undo}>
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
      <div className="min-h-0 flex-1 overflow-y-auto border-t border-hairline bg-surface-base">
        <FieldModeScope mode={readOnly ? 'read' : 'edit'} reason={reason}>
          <div className="flex max-w-[760px] flex-col gap-3 px-4 py-3">
            {groups.map(([group, label]) => (
              <Section
                key={group}
                name={`system-settings.${group}`}
                title={label}
                errors={inGroup(group).filter((name) => errors[name]).length}
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
