// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG grid), not rows and groups
import type { ReactNode } from 'react';
import { EmptyState } from '../../empty-state/index.ts';
import { Skeleton } from '../../skeleton/index.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';

export interface GridPlaceholderProps {
  status: 'ready' | 'loading' | 'error';
  loadingLabel?: string;
  empty?: ReactNode;
  error?: ReactNode;
  text: DataGridMessages;
  span: number;
  ariaRowIndex: number;
  /** There are rows, but none passes the filters. */
  filtered: boolean;
  words: string;
}

/** What stands in the first rows while there is none: on the way, failed, none found, none at all. */
export default function GridPlaceholder(props: GridPlaceholderProps) {
  const { status, text } = props;
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={props.ariaRowIndex}>
        <div role="gridcell" aria-colspan={props.span}>
          {status === 'loading' ? (
            <Skeleton rows={12} label={props.loadingLabel ?? text.loading} className="px-cell" />
          ) : status === 'error' ? (
            props.error
          ) : props.filtered ? (
            <EmptyState title={text.noMatch(props.words)} />
          ) : (
            (props.empty ?? <EmptyState title={text.empty} />)
          )}
        </div>
      </div>
    </div>
  );
}
