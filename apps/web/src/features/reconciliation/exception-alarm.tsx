import { can } from '@closewright/domain/access';
import { counted } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { TextLink } from '@closewright/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { queryFor } from '../../lib/api/index.ts';

/** What the time has done is seen within this many milliseconds. */
const again = 60_000;

/** That banks wait for a decision about checks, and soon do what was agreed with them. For whoever may decide or read it. */
export function ExceptionAlarm() {
  const { actor } = useSession();
  const { since } = useClock();
  const { data } = useQuery({
    ...queryFor('listPositivePayExceptions', { query: { take: 1 } }),
    enabled: can(actor, 'readPositivePay').allowed,
    refetchInterval: again,
  });
  if (data === undefined || data.alarms === 0 || data.nextUntil === null) return null;
  return (
    <Banner
      tone="warning"
      icon="warning"
      label="Positive pay"
      title={`${counted(data.alarms, 'check')} that a bank asks about: the first ${data.nextUntil > data.asOf ? 'has' : 'had'} to be answered by ${since(data.nextUntil)}.`}
      actions={<TextLink href="/escrow-accounting/positive-pay?show=exceptions">Decide</TextLink>}
    />
  );
}
