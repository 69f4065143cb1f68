import type { Missing } from '@closewright/domain/closing-file';
import { CircleDashed } from 'lucide-react';
import { FieldLink, usePageFigures } from './page-figures.tsx';

/** What is missing for the figures of a page: each leads to its field. Nothing where nothing is. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const { pageOf } = usePageFigures();
  if (missing.length === 0) return null;
  return (
    <section aria-label="Missing for the figures">
      <h2 className="px-cell pb-1 text-section font-semibold">
        Missing for the figures <span className="text-label font-normal text-muted">{missing.length}</span>
      </h2>
      <ul className="text-body">
        {missing.map(({ field, words }) => (
          <li
            key={`${field} ${words}`}
            className="flex min-h-grid-row items-center gap-2 border-b border-hairline px-cell"
          >
            <CircleDashed aria-hidden className="size-icon flex-none text-muted" strokeWidth={1.75} />
            <span className="min-w-0">
              <FieldLink field={field}>{words}</FieldLink>
            </span>
            <span className="ms-auto text-label whitespace-nowrap text-muted">{pageOf(field)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
