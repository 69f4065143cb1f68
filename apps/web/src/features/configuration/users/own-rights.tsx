import type { User } from '@closewright/contract/people';
import {
  effectiveRights,
  type GrantingRole,
  rightWord,
  type SecurityKey,
  securityKeys,
} from '@closewright/domain/access';
import { RightChoices } from '../rights/right-choices.tsx';

export interface OwnRightsProps {
  role: GrantingRole | null;
  ownRights: User['ownRights'];
  onChange: (ownRights: User['ownRights']) => void;
}

/** Every right of a user as it holds, where it comes from, and the choice to differ from the role (building-blocks.md §6). */
export function OwnRights({ role, ownRights, onChange }: OwnRightsProps) {
  const rights = new Map(effectiveRights(role, ownRights).map((right) => [right.key, right]));
  const choose = (key: SecurityKey, value: number | null) => {
    const { [key]: _before, ...rest } = ownRights;
    onChange(value === null ? rest : { ...rest, [key]: value });
  };
  return (
    <RightChoices
      keys={securityKeys}
      standard="Use Role Default"
      chosen={ownRights}
      onChoose={choose}
      note={(key) => (
        <>
          <b className="font-semibold text-default">{rightWord(key, rights.get(key)?.value ?? 0)}</b>.{' '}
          {rights.get(key)?.reason}.
        </>
      )}
    />
  );
}
