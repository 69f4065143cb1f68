import { RecordPage, type RecordPageProps } from './record-page.tsx';

/** A page of rows: a list, and the form of the row in hand beside it. */
export function RowsPage<D, K extends string>(props: Omit<RecordPageProps<D, K>, 'className'>) {
  return <RecordPage {...props} className="flex" />;
}
