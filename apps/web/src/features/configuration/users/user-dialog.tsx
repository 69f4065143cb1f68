import type { User } from '@closewright/contract/people';
import { Checkbox } from '@closewright/ui/checkbox';
import { MultiSelectField } from '@closewright/ui/multi-select';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { type FormOptions, useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { RecordForm } from '../../../records/form/record-form.tsx';
import { userTable } from '../../../records/plain/tables.plain.ts';
import { OwnRights } from './own-rights.tsx';
import { ResetPin } from './reset-pin.tsx';
import {
  grantingRole,
  isRoleOpen,
  newUser,
  ownRightsChange,
  type UserChoices,
  type UserForm,
  userErrors,
  userWords,
  withRegions,
} from './user-form.ts';

export interface UserDialogProps {
  /** Null adds a user. */
  user: User | null;
  choices: UserChoices;
  readOnly: boolean;
  dialog: DialogControl<User>;
}

const layout: Layout = [
  ['displayName', 6],
  ['login', 6, { help: 'The user name at the sign-in page: what the identity provider knows the person by' }],
  ['email', 6],
  ['groupUsersID', 6, { help: 'Without a group nobody can sign in' }],
  ['regions', 6],
  ['defaultRegion', 6],
  ['securityRoleID', 6],
  ['branchID', 6],
  ['departmentID', 6],
  [
    ['isActive', 12, { help: 'Off, the person can no longer sign in; nothing is deleted' }],
    ['isStaff', 12],
    ['flags', 12],
  ],
];

/** Adds or edits one user: who they are, where they work, what their role gives and where they differ from it. */
export function UserDialog({ user, choices, readOnly, dialog }: UserDialogProps) {
  const form = useRecordDialog<UserForm, User>({
    dialog,
    fields: userTable,
    options: (values) => optionsOf(choices, values),
    check: userErrors,
    words: userWords(choices),
    begin: newUser,
    send: (body) => call('createUser', { body }),
    stored: user,
    save: ({ usersID, version, ownRights: before }, { ownRights, ...changes }) =>
      call('saveUser', {
        params: { usersID },
        body: {
          version,
          changes: { ...changes, ...(ownRights ? { ownRights: ownRightsChange(before, ownRights) } : {}) },
        },
      }),
  });
  const { values, set, errors } = form;
  const regionIDs = values.regions.map(({ regionID }) => regionID);
  const regions = choices.regions.map(({ regionID, description, inactive }) => ({
    value: regionID,
    label: description,
    inactive,
  }));
  const count = Object.keys(values.ownRights).length;
  return (
    <RecordDialog form={form} readOnly={readOnly}>
      <Tabs defaultValue="general">
        <TabList label="User">
          <Tab value="general">General</Tab>
          <Tab value="rights" {...(count > 0 ? { count } : {})}>
            Own rights
          </Tab>
        </TabList>
        <TabPanel value="general" className="pt-3">
          <RecordForm
            form={form}
            layout={layout}
            parts={{
              regions: (part) => (
                <MultiSelectField<number>
                  {...part}
                  label="Regions"
                  required
                  options={regions}
                  value={regionIDs}
                  onValueChange={(chosen) => set({ regions: withRegions(values.regions, chosen) })}
                />
              ),
              defaultRegion: (part) => (
                <SelectField<number>
                  {...part}
                  label="Default region"
                  options={regions.filter(({ value }) => regionIDs.includes(value))}
                  clearable={false}
                  value={values.regions.find(({ isDefault }) => isDefault)?.regionID ?? null}
                  onValueChange={(chosen) =>
                    set({ regions: regionIDs.map((regionID) => ({ regionID, isDefault: regionID === chosen })) })
                  }
                />
              ),
              flags: (part) => (
                <Checkbox
                  {...part}
                  label="May open files in use"
                  help="allowOpenFileInUse: takes over a file that somebody else has open"
                  value={values.flags.allowOpenFileInUse ?? false}
                  onValueChange={(allowOpenFileInUse) => set({ flags: { ...values.flags, allowOpenFileInUse } })}
                />
              ),
            }}
          />
          {user !== null && !readOnly && <ResetPin user={user} />}
        </TabPanel>
        <TabPanel value="rights">
          <div className="pt-3">
            {errors.ownRights && <p className="pb-2 text-danger-fg">{errors.ownRights}</p>}
            <OwnRights
              role={grantingRole(choices, values.securityRoleID)}
              ownRights={values.ownRights}
              onChange={(ownRights) => set({ ownRights })}
            />
          </div>
        </TabPanel>
      </Tabs>
    </RecordDialog>
  );
}

/** What a user can be given: the roles of their regions, and the one they have. */
function optionsOf({ groups, roles, branches, departments }: UserChoices, values: UserForm): FormOptions {
  return {
    groupUsersID: groups.map(({ groupUsersID, name }) => ({ value: groupUsersID, label: name })),
    securityRoleID: roles
      .filter((one) => isRoleOpen(one, values.regions) || one.securityRoleID === values.securityRoleID)
      .map(({ securityRoleID, name }) => ({ value: securityRoleID, label: name })),
    branchID: branches.map(({ branchID, name, inactive }) => ({ value: branchID, label: name, inactive })),
    departmentID: departments
      .filter(({ id }) => id > 0)
      .map(({ id, name, inactive }) => ({ value: id, label: name, inactive })),
  };
}
