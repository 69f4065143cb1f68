import { Button } from '@closewright/ui/button';
import { EmptyState } from '@closewright/ui/empty-state';
import { Section } from '@closewright/ui/section';
import { Table } from '@closewright/ui/table';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { gridLabel, gridPrefix } from './grid-label.ts';

/** The grids whose columns, widths, order and filters the user has arranged, each with a way back. */
export function SavedGridsSection() {
  const { preferences } = useSession();
  // One text, because a new array at each reading would be a change without end.
  const text = useSyncExternalStore(preferences.subscribe, () => preferences.names(gridPrefix).join('\n'));
  const names = text === '' ? [] : text.split('\n');
  const reset = (gone: readonly string[]) => {
    for (const name of gone) preferences.forget(name);
  };
  return (
    <Section name="grids" title="Saved grids" count={names.length} countLabel="grids">
      {names.length === 0 ? (
        <EmptyState title="No grid has been arranged" className="px-0">
          Sort, size, move or hide columns of a list, and it opens like that next time.
        </EmptyState>
      ) : (
        <>
          <Table
            caption="Saved grids"
            captionHidden
            columns={[
              { id: 'grid', header: 'Grid', rowHead: true, cell: (name: string) => gridLabel(name) },
              {
                id: 'reset',
                header: <span className="sr-only">Reset</span>,
                width: '120px',
                cell: (name: string) => (
                  <Button size="sm" aria-label={`Reset ${gridLabel(name)}`} onClick={() => reset([name])}>
                    Reset
                  </Button>
                ),
              },
            ]}
            rows={names}
            rowKey={(name) => name}
          />
          {names.length > 1 && (
            <Button size="sm" className="mt-2" onClick={() => reset(names)}>
              Reset all grids
            </Button>
          )}
        </>
      )}
    </Section>
  );
}
