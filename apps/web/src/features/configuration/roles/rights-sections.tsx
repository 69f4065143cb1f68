import {
  grantRefusal,
  mayGrant,
  rightWord,
  type SecurityKey,
  type SecuritySettings,
  screenAccessKeys,
  securityKeyGroups,
  securityLabels,
} from '@closewright/domain/access';
import { Checkbox } from '@closewright/ui/checkbox';
import { Section, SectionGroup } from '@closewright/ui/section';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import type { RoleForm } from './role-rights.ts';

export interface RightsSectionsProps {
  stored: RoleForm;
  form: RoleForm;
  mayEdit: boolean;
  /** Who edits: some rights only a system administrator gives. */
  granter: { settings: SecuritySettings | null };
  set(part: Partial<RoleForm>): void;
}

const levels = ['0', '1', '2'] as const;

/** Every security setting of a role: screens with their three levels, all others on or off. What is changed is marked. */
export function RightsSections({ stored, form, mayEdit, granter, set }: RightsSectionsProps) {
  const mark = (key: SecurityKey) =>
    form[key] === stored[key] ? null : (
      <span className="ms-1.5 text-micro text-warning-fg">was {rightWord(key, stored[key])}</span>
    );
  return (
    <SectionGroup name="role">
      {securityKeyGroups.map(({ label, keys }) => (
        <Section key={label} name={label} title={label} meta={countText(keys, form)}>
          <ul className={screensOf(keys) ? '' : 'grid grid-cols-2 gap-x-6'}>
            {keys.map((key) => (
              <li key={key} className="flex min-h-row items-center justify-between gap-3 py-0.5">
                {screenAccessKeys.has(key) ? (
                  <>
                    <span className="min-w-0 truncate">
                      {securityLabels[key]}
                      {mark(key)}
                    </span>
                    <SegmentedControl
                      label={securityLabels[key]}
                      options={levels.map((value) => ({ value, label: rightWord(key, Number(value)) }))}
                      value={String(form[key]) as (typeof levels)[number]}
                      onValueChange={(value) => set({ [key]: Number(value) })}
                      disabled={!mayEdit}
                    />
                  </>
                ) : (
                  <span className="flex min-w-0 items-center">
                    <Checkbox
                      label={securityLabels[key]}
                      value={form[key] > 0}
                      onValueChange={(isOn) => set({ [key]: isOn ? 1 : 0 })}
                      mode={!mayEdit || !mayGrant(granter, key) ? 'read' : 'edit'}
                      reason={mayGrant(granter, key) ? undefined : grantRefusal}
                    />
                    {mark(key)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </SectionGroup>
  );
}

const screensOf = (keys: readonly SecurityKey[]) => keys.some((key) => screenAccessKeys.has(key));

function countText(keys: readonly SecurityKey[], form: RoleForm): string {
  return `${keys.filter((key) => form[key] > 0).length} of ${keys.length} granted`;
}
