import { regionalKeys, rightWord } from '@closewright/domain/access';
import { RightChoices } from '../rights/right-choices.tsx';
import { differingIn, type RoleForm, regionalField } from './role-rights.ts';

export interface RegionRightsProps {
  regionID: number;
  regionName: string;
  form: RoleForm;
  mayEdit: boolean;
  set(part: Partial<RoleForm>): void;
}

/** What a role grants otherwise in one region: screens and permissions, each as in all regions or not. */
export function RegionRights({ regionID, regionName, form, mayEdit, set }: RegionRightsProps) {
  const differing = differingIn(form, regionID);
  return (
    <RightChoices
      keys={regionalKeys}
      standard="As in all regions"
      chosen={differing}
      onChoose={(key, value) => set({ [regionalField(regionID, key)]: value })}
      disabled={!mayEdit}
      note={(key) => {
        const elsewhere = rightWord(key, form[key]);
        const here = rightWord(key, differing[key] ?? form[key]);
        return here === elsewhere ? (
          `${here} everywhere`
        ) : (
          <>
            <b className="font-semibold text-default">{here}</b> in {regionName}, else {elsewhere}
          </>
        );
      }}
    />
  );
}
