import type { SecurityRole } from '@closewright/contract/people';
import type { RegionRecord } from '@closewright/contract/regions';
import { catalogue } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { SelectField } from '@closewright/ui/select-field';
import { toasts } from '@closewright/ui/services/toasts';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { TextField } from '@closewright/ui/text-field';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useStore } from '../../../lib/store.ts';
import { SaveStateText } from '../../../records/saving/save-state-text.tsx';
import { useSaveCommands } from '../../../records/saving/use-save-commands.ts';
import { EffectiveAccess } from './effective-access.tsx';
import { RegionRights } from './region-rights.tsx';
import { RightsSections } from './rights-sections.tsx';
import { RoleChanges } from './role-changes.tsx';
import { roleDifferences } from './role-form.ts';
import { differingIn, type RoleForm, rightsIn, rolePlaces } from './role-rights.ts';
import { askToSaveRole } from './role-save-dialog.tsx';
import { useRoleEditor } from './use-role-editor.ts';

export interface RoleEditorProps {
  /** Null for a new role. */
  role: SecurityRole | null;
  regions: readonly RegionRecord[];
  mayEdit: boolean;
  onSaved(role: SecurityRole): Promise<void>;
  /** Removes the role; undefined while users have it, or nobody may. */
  onRemove?: (() => void) | undefined;
}

/** One role: its rights at the left, what a save would change and what the role may open at the right. */
export function RoleEditor({ role, regions, mayEdit, onSaved, onRemove }: RoleEditorProps) {
  const { actor } = useSession();
  const regionName = useMemo(() => regionNames(regions), [regions]);
  const regionIDs = useMemo(() => regions.map(({ regionID }) => regionID), [regions]);
  const editor = useRoleEditor({
    role,
    mayEdit,
    regionIDs,
    regionName,
    confirm: (before, after) =>
      askToSaveRole(after.name, {
        differences: roleDifferences(before, after, regionName),
        places: rolePlaces(before, after, regionName),
        userCount: role?.userCount ?? 0,
      }),
    onSaved,
  });
  const { stored, form, errorOf, engine, set, revert } = editor;
  const { isDirty, failure } = useStore(engine.state);
  const save = useSaveCommands(engine, { mayEdit }, (outcome) => {
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
    if (outcome === 'saved') toasts.success('Role saved');
  });
  const differences = roleDifferences(stored, form, regionName);
  const places = useMemo(() => rolePlaces(stored, form, regionName), [stored, form, regionName]);
  // 0 shows what holds where no region says otherwise.
  const [place, setPlace] = useState(0);
  const held = useMemo(() => rightsIn(form, place), [form, place]);
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <PageHead
        title={role?.name ?? 'New role'}
        meta={role === null ? undefined : counted(role.userCount, 'active user')}
        saveState={<SaveStateText engine={engine} mayEdit={mayEdit} {...(role ? { updatedAt: role.updatedAt } : {})} />}
        announceState
      >
        {mayEdit && (
          <>
            {onRemove && <Button onClick={onRemove}>Remove role</Button>}
            {isDirty && <Button onClick={revert}>Discard changes</Button>}
            {(onRemove || isDirty) && <PageHeadRule />}
            <Button variant="primary" shortcut="Ctrl S" onClick={() => void save()}>
              Save
            </Button>
          </>
        )}
      </PageHead>
      {failure !== null && <Banner tone="danger" title={failure} label="Errors" />}
      <div className="flex min-h-0 flex-1 border-t border-hairline bg-surface-base">
        <div className="min-w-0 flex-1 overflow-y-auto px-4 py-3">
          <div className="grid max-w-[760px] grid-cols-12 gap-x-field-x gap-y-field-y pb-3">
            <TextField
              className="col-span-7"
              label="Name"
              required
              maxLength={80}
              value={form.name}
              onValueChange={(name) => set({ name })}
              error={errorOf('name')}
              mode={mayEdit ? 'edit' : 'read'}
            />
            <SelectField<number>
              className="col-span-5"
              label="Region"
              required
              options={[0, ...regions.map(({ regionID }) => regionID)].map((regionID) => ({
                value: regionID,
                label: regionName(regionID),
              }))}
              value={form.regionID}
              onValueChange={(regionID) => set({ regionID: regionID ?? 0 })}
              error={errorOf('regionID')}
              help={form.regionID === 0 ? 'Any user can have the role' : 'Only users of this region can have the role'}
              mode={mayEdit ? 'edit' : 'read'}
            />
          </div>
          <div className="flex max-w-[760px] flex-col gap-3">
            <div className="grid grid-cols-12 gap-x-field-x">
              <SelectField<number>
                className="col-span-7"
                label="Rights in"
                clearable={false}
                options={[0, ...regions.map(({ regionID }) => regionID)].map((regionID) => ({
                  value: regionID,
                  label: placeLabel(regionName(regionID), form, regionID),
                }))}
                value={place}
                onValueChange={(regionID) => setPlace(regionID ?? 0)}
                help={
                  place === 0
                    ? 'These hold wherever a region below says nothing else'
                    : `For files of ${regionName(place)}, and for users whose default region it is`
                }
              />
            </div>
            {place === 0 ? (
              <RightsSections stored={stored} form={form} mayEdit={mayEdit} granter={actor} set={set} />
            ) : (
              <RegionRights regionID={place} regionName={regionName(place)} form={form} mayEdit={mayEdit} set={set} />
            )}
          </div>
        </div>
        <aside
          aria-label="What the role does"
          className="w-[340px] flex-none overflow-y-auto border-s border-hairline px-3 py-2 xl:w-[400px]"
        >
          <Tabs defaultValue="access" name="role-panel">
            <TabList label="What the role does">
              <Tab value="access">Effective access</Tab>
              <Tab value="changes" {...(differences.length > 0 ? { count: differences.length } : {})}>
                Changes
              </Tab>
            </TabList>
            <TabPanel value="access">
              <div className="pt-2">
                <EffectiveAccess rights={held} />
              </div>
            </TabPanel>
            <TabPanel value="changes">
              <div className="pt-2">
                {differences.length === 0 ? (
                  <p className="text-label text-muted">Nothing is changed yet.</p>
                ) : (
                  <RoleChanges differences={differences} places={places} />
                )}
              </div>
            </TabPanel>
          </Tabs>
        </aside>
      </div>
    </div>
  );
}

function placeLabel(name: string, form: RoleForm, regionID: number): string {
  const count = Object.keys(differingIn(form, regionID)).length;
  if (count === 0) return name;
  return `${name} (${counted(count, 'right differs', 'rights differ')})`;
}

const regionNames = (regions: readonly RegionRecord[]) => (regionID: number) =>
  regionID === 0 ? 'All regions' : (regions.find((region) => region.regionID === regionID)?.description ?? '');
