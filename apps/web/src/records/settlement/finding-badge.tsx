import { Badge } from '@closewright/ui/badge';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What there is to look at before a figure is used; it names rows, so it may take several lines. */
export function FindingBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="warning" icon={TriangleAlert} className="h-auto max-w-full py-0.5 whitespace-normal">
      {children}
    </Badge>
  );
}
