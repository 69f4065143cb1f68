import { AlertSeverity, alertSeverityLabel, type AlertSeverity as Severity } from '@closewright/domain/alerts';
import { Badge } from '@closewright/ui/badge';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';

const looks = {
  [AlertSeverity.Error]: { tone: 'danger', icon: CircleAlert },
  [AlertSeverity.Warning]: { tone: 'warning', icon: TriangleAlert },
  [AlertSeverity.Info]: { tone: 'info', icon: Info },
} as const;

/** How grave an alert is, in a word and a colour. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  const { tone, icon } = looks[severity];
  return (
    <Badge tone={tone} icon={icon}>
      {alertSeverityLabel(severity)}
    </Badge>
  );
}
