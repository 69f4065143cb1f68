import type { ControlChange } from '@closewright/contract/controls';
import { type ControlPlace, controlOf } from '@closewright/domain/controls';
import { counted } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { TextLink } from '@closewright/ui/link';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';

/** Of which setting a change is: `Trust account: Two signatures above`. */
export const changeTitle = ({ control, bankAccount }: Pick<ControlChange, 'control' | 'bankAccount'>): string =>
  bankAccount === null ? controlOf(control).label : `${bankAccount}: ${controlOf(control).label}`;

/** The weaker settings of a screen that wait for another person; nothing where none does. */
export function WaitingChanges({ place }: { place: ControlPlace }) {
  const changes = useQuery(queryFor('listControlChanges')).data ?? [];
  const waiting = changes.filter(({ state, control }) => state === 'asked' && controlOf(control).place === place);
  if (waiting.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={`${counted(waiting.length, 'weaker setting')} ${waiting.length === 1 ? 'waits' : 'wait'} for another person.`}
    >
      <TextLink href="/configuration/controls">Control changes</TextLink>: {waiting.map(changeTitle).join('; ')}.
    </Banner>
  );
}
