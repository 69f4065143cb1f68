import { type ReactNode, useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { RecordPageState } from '../rows/page-context.ts';
import { RowsPage } from '../rows/rows-page.tsx';
import { fileAggregate } from './file-aggregate.ts';
import type { FileKind } from './file-kinds.ts';

export interface FileRowsPageProps {
  /** Route name of the page. */
  routeName: string;
  /** Buttons of the head, before Save. */
  actions?: ((state: RecordPageState<FileKind>) => ReactNode) | undefined;
  /** The list and the form. */
  children: ReactNode;
}

/** A page that edits rows of the open file. */
export function FileRowsPage(props: FileRowsPageProps) {
  const file = useOpenFile();
  const ordersID = file?.ordersID ?? 0;
  const aggregate = useMemo(() => fileAggregate(ordersID), [ordersID]);
  // The loader of the route has read the file; without it there is an error page instead.
  if (file?.detail === undefined) return null;
  const { detail } = file;
  return (
    <RowsPage key={ordersID} {...props} aggregate={aggregate} document={detail} updatedAt={detail.order.updatedAt} />
  );
}
