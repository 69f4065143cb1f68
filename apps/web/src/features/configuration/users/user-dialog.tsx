import type { User } from '@closewright/contract/people';
import { Checkbox } from '@closewright/ui/checkbox';
import { MultiSelectField } from '@closewright/ui/multi-select';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { call } from '../../../lib/api/index.ts';
import { RecordFrame } from '../../../lib/record/record-frame.tsx';
import { SettingField } from '../../../lib/record/setting-field.tsx';
import { useRecordForm } from '../../../lib/record/use-record-form.ts';
import { settingFields } from '../record/setting-fields.plain.ts';
import { OwnRights } from './own-rights.tsx';
import {
  grantingRole,
  isRoleOpen,
  newUser,
  ownRightsChange,
  type UserChoices,
  type UserForm,
  userErrors,
  userKind,
  withRegions,
} from './user-form.ts';

export interface UserDialogProps {
  /** Null adds a user. */
  user: User | null;
  choices: UserChoices;
  moment(instant: string): string;
  readOnly: boolean;
  dialog: DialogControl<User>;
}

const table = settingFields.user;

/** Adds or edits one user: who they are, where they work, what their role gives and where they differ from it. */
export function UserDialog({ user, choices, moment, readOnly, dialog }: UserDialogProps) {
  const form = useRecordForm<User, UserForm>({
    stored: user,
    empty: newUser,
    kind: userKind(choices, moment),
    dialog,
    check: userErrors,
    create: (values) => call('createUser', { body: values }),
    save: ({ usersID, version, ownRights: before }, { ownRights, ...changes }) =>
      call('saveUser', {
        params: { usersID },
        body: {
          version,
          changes: { ...changes, ...(ownRights ? { ownRights: ownRightsChange(before, ownRights) } : {}) },
        },
      }),
  });
  const { form: values, set, errors } = form;
  const role = grantingRole(choices, values.securityRoleID);
  const field = (name: keyof typeof table) => ({
    name,
    field: table[name],
    value: values[name],
    error: errors[name],
    onValueChange: (value: unknown) => set({ [name]: value } as Partial<UserForm>),
  });
  const regionIDs = values.regions.map(({ regionID }) => regionID);
  const count = Object.keys(values.ownRights).length;
  return (
    <RecordFrame form={form} readOnly={readOnly} onCancel={() => dialog.dismiss('cancel')}>
      <Tabs defaultValue="general">
        <TabList label="User">
          <Tab value="general">General</Tab>
          <Tab value="rights" {...(count > 0 ? { count } : {})}>
            Own rights
          </Tab>
        </TabList>
        <TabPanel value="general">
          <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y pt-3">
            <SettingField {...field('displayName')} className="col-span-6" />
            <SettingField
              {...field('login')}
              className="col-span-6"
              help="The user name at the sign-in page: what the identity provider knows the person by"
            />
            <SettingField {...field('email')} className="col-span-6" />
            <SettingField
              {...field('groupUsersID')}
              className="col-span-6"
              help="Without a group nobody can sign in"
              options={choices.groups.map(({ groupUsersID, name }) => ({ value: groupUsersID, label: name }))}
            />
            <MultiSelectField<number>
              className="col-span-6"
              label="Regions"
              required
              error={errors.regions}
              options={choices.regions.map(({ regionID, description, inactive }) => ({
                value: regionID,
                label: description,
                inactive,
              }))}
              value={regionIDs}
              onValueChange={(chosen) => set({ regions: withRegions(values.regions, chosen) })}
            />
            <SelectField<number>
              className="col-span-6"
              label="Default region"
              options={choices.regions
                .filter(({ regionID }) => regionIDs.includes(regionID))
                .map(({ regionID, description }) => ({ value: regionID, label: description }))}
              clearable={false}
              value={values.regions.find(({ isDefault }) => isDefault)?.regionID ?? null}
              onValueChange={(chosen) =>
                set({ regions: values.regions.map(({ regionID }) => ({ regionID, isDefault: regionID === chosen })) })
              }
            />
            <SettingField
              {...field('securityRoleID')}
              className="col-span-6"
              options={choices.roles
                .filter((one) => isRoleOpen(one, values.regions) || one.securityRoleID === values.securityRoleID)
                .map(({ securityRoleID, name }) => ({ value: securityRoleID, label: name }))}
            />
            <SettingField
              {...field('branchID')}
              className="col-span-6"
              options={choices.branches.map(({ branchID, name, inactive }) => ({
                value: branchID,
                label: name,
                inactive,
              }))}
            />
            <SettingField
              {...field('departmentID')}
              className="col-span-6"
              options={choices.departments
                .filter(({ id }) => id > 0)
                .map(({ id, name, inactive }) => ({ value: id, label: name, inactive }))}
            />
            <div className="col-span-12 flex flex-col gap-1 pt-1">
              <SettingField {...field('isActive')} help="Off, the person can no longer sign in; nothing is deleted" />
              <SettingField {...field('isStaff')} />
              <Checkbox
                label="May open files in use"
                help="allowOpenFileInUse: takes over a file that somebody else has open"
                value={values.flags.allowOpenFileInUse ?? false}
                onValueChange={(allowOpenFileInUse) => set({ flags: { ...values.flags, allowOpenFileInUse } })}
              />
            </div>
          </div>
        </TabPanel>
        <TabPanel value="rights">
          <div className="pt-3">
            {errors.ownRights && <p className="pb-2 text-danger-fg">{errors.ownRights}</p>}
            <OwnRights role={role} ownRights={values.ownRights} onChange={(ownRights) => set({ ownRights })} />
          </div>
        </TabPanel>
      </Tabs>
    </RecordFrame>
  );
}
