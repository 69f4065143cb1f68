import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../button/index.ts';
import { sectionMessages } from './section.messages.ts';
import { useSectionGroup } from './section-group.tsx';

export interface SectionGroupButtonsProps {
  className?: string;
  messages?: Partial<Pick<typeof sectionMessages, 'expandAll' | 'collapseAll'>>;
}

/** Expand all and Collapse all, for the group around. */
export function SectionGroupButtons({ className, messages }: SectionGroupButtonsProps) {
  const { expandAll, collapseAll } = useSectionGroup();
  const text = { ...sectionMessages, ...messages };
  return (
    <div data-slot="section-group-buttons" data-print="hide" className={cn('flex flex-wrap gap-2', className)}>
      <Button size="sm" variant="quiet" icon={ChevronsUpDown} onClick={expandAll}>
        {text.expandAll}
      </Button>
      <Button size="sm" variant="quiet" icon={ChevronsDownUp} onClick={collapseAll}>
        {text.collapseAll}
      </Button>
    </div>
  );
}
