// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing can be done with it, so keys go by
import type { DrawnColumn } from './column-look.ts';

/** Neighbours under one head, none of them apart from the others by being kept at an end. */
interface HeadRun<R> {
  under: string | undefined;
  columns: DrawnColumn<R>[];
}

function runsOf<R>(columns: readonly DrawnColumn<R>[]): HeadRun<R>[] {
  const runs: HeadRun<R>[] = [];
  for (const drawn of columns) {
    const run = runs.at(-1);
    if (run && run.under === drawn.column.under && run.columns[0]?.kept === drawn.kept) run.columns.push(drawn);
    else runs.push({ under: drawn.column.under, columns: [drawn] });
  }
  return runs;
}

/** Id of the head above a column. */
export const headGroupId = (id: string, columns: readonly DrawnColumn<never>[], at: number): string | undefined => {
  const run = runsOf(columns).find((each) => each.columns.some((drawn) => drawn.at === at));
  return run?.under === undefined ? undefined : `${id}${run.columns[0]?.at}`;
};

export interface HeadGroupsProps {
  columns: readonly DrawnColumn<never>[];
  id: string;
}

/** The heads above the heads: each names the columns under it. */
export function HeadGroups({ columns, id }: HeadGroupsProps) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="grid h-grid-row border-b border-hairline bg-surface-header text-micro font-medium text-default select-none [grid-template-columns:var(--cols)]"
    >
      {runsOf(columns).map(({ under, columns: own }) => {
        const [first, last] = [own[0], own.at(-1)];
        if (!first || !last) return null;
        const place = {
          className: `flex min-w-0 items-center justify-center px-cell ${first.place}`,
          style: {
            ...(first.kept === 'end' ? last : first).style,
            gridColumn: `${first.at + 1} / ${last.at + 2}`,
          },
        };
        return under === undefined ? (
          <div key={first.at} aria-hidden {...place} />
        ) : (
          <div
            key={first.at}
            id={`${id}${first.at}`}
            role="columnheader"
            aria-colindex={first.at + 1}
            aria-colspan={own.length > 1 ? own.length : undefined}
            {...place}
          >
            <span className="truncate">{under}</span>
          </div>
        );
      })}
    </div>
  );
}
