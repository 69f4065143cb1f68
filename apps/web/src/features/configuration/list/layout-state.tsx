import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { Ban, TriangleAlert } from 'lucide-react';

interface StoredLayout {
  readonly inactive: boolean;
  /** Nothing is done by one that cannot be read, active or not. */
  readonly isUnreadable: boolean;
}

/**
 * The column that says how a layout is.
 * @param warned what else there is to look at; null: nothing
 */
export function layoutStateColumn<R extends StoredLayout>(
  warned: (layout: R) => string | null = () => null,
): GridColumn<R> {
  const stateOf = (layout: R): string =>
    layout.isUnreadable ? 'Unreadable' : layout.inactive ? 'Inactive' : (warned(layout) ?? 'Active');
  return {
    id: 'state',
    header: 'State',
    value: stateOf,
    render: (layout) => {
      const state = stateOf(layout);
      if (layout.isUnreadable)
        return (
          <Badge tone="danger" icon={TriangleAlert}>
            {state}
          </Badge>
        );
      if (layout.inactive) return <Badge icon={Ban}>{state}</Badge>;
      if (state === 'Active') return <span className="text-muted">{state}</span>;
      return (
        <Badge tone="warning" icon={TriangleAlert}>
          {state}
        </Badge>
      );
    },
    width: 160,
  };
}
