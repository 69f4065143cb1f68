import { type StaleStage, staleStageNames } from '@closewright/domain/stale-checks';
import { Badge, type BadgeProps } from '@closewright/ui/badge';
import { CircleAlert, CircleCheck, Clock, type LucideIcon, Mail, Pause, Phone, Send } from 'lucide-react';

const looks: Readonly<Record<StaleStage, readonly [NonNullable<BadgeProps['tone']>, LucideIcon]>> = {
  call: ['neutral', Phone],
  stale: ['warning', Clock],
  held: ['neutral', Pause],
  letters: ['warning', Mail],
  report: ['warning', Send],
  overdue: ['danger', CircleAlert],
  reported: ['success', CircleCheck],
};

/** How far a check has come that nobody cashes. */
export function StageBadge({ stage }: { stage: StaleStage }) {
  const [tone, icon] = looks[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {staleStageNames[stage]}
    </Badge>
  );
}
