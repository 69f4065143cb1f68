import { accessReason, hasRight } from '@closewright/domain/access';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { PageHead } from '@closewright/ui/page-head';
import { Section, SectionGroup } from '@closewright/ui/section';
import { SelectField } from '@closewright/ui/select-field';
import { toasts } from '@closewright/ui/services/toasts';
import { useSession } from '../../app/session/app-session.ts';
import { useUserSettings } from '../../app/session/use-user-settings.ts';
import { useStore } from '../../lib/store.ts';
import type { SaveOutcome } from '../../records/saving/save-engine.ts';
import { useSaveCommands } from '../../records/saving/use-save-commands.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { ChecksSection } from './checks-section.tsx';
import { DictionarySection } from './dictionary-section.tsx';
import { SavedGridsSection } from './saved-grids-section.tsx';
import { useRegionChoice } from './use-region-choice.ts';

const route = routeByName('user-settings');

/** What users set for themselves: appearance, default region, dictionary, and how their grids look. */
export function UserSettingsScreen() {
  const { actor, user } = useSession();
  const { regions } = useUserSettings();
  const mayEdit = !hasRight(actor, 'IsAppReadOnly');
  const region = useRegionChoice(mayEdit);
  const { isDirty, isSaving, failure } = useStore(region.engine.state);
  const onOutcome = (outcome: SaveOutcome) => {
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
    if (outcome === 'saved') toasts.success('Default region saved');
  };
  const save = useSaveCommands(region.engine, { mayEdit }, onOutcome);
  const saveState = isSaving ? 'Saving…' : isDirty ? 'Unsaved changes' : mayEdit ? '' : 'Read only';
  const scope = mayEdit
    ? ({ mode: 'edit' } as const)
    : ({ mode: 'read', reason: accessReason('appReadOnly', route.label).text } as const);
  return (
    <>
      <PageHead title={route.label} meta={user.displayName} saveState={saveState} announceState>
        {mayEdit && (
          <Button variant="primary" shortcut="Ctrl S" onClick={() => void save()}>
            Save
          </Button>
        )}
      </PageHead>
      {failure !== null && (
        <Banner tone="danger" title="The default region could not be saved." label="Error">
          {failure}
        </Banner>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto border-t border-hairline bg-surface-base lg:[--section-gap:20px]">
        <FieldModeScope {...scope}>
          <SectionGroup name="user-settings">
            <div className="max-w-[760px] px-4 pt-2 pb-6">
              <AppearanceSection isKept={mayEdit} />
              <Section name="region" title="Region">
                <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
                  <SelectField<number>
                    className="col-span-6"
                    label="Default region"
                    help="The region outside a file. Inside a file its own region counts."
                    required
                    options={regions.map(({ regionID, regionDisplay }) => ({ value: regionID, label: regionDisplay }))}
                    value={region.regionID}
                    onValueChange={region.choose}
                  />
                </div>
              </Section>
              <ChecksSection mayEdit={mayEdit} />
              <DictionarySection mayEdit={mayEdit} />
              <SavedGridsSection />
            </div>
          </SectionGroup>
        </FieldModeScope>
      </div>
    </>
  );
}
