import { DataGrid } from '../data-grid/index.ts';
import { columns, makeRows } from '../data-grid/stories-data.tsx';
import { Description, DescriptionList } from '../description-list/index.ts';

const rows = makeRows(40);

/** A list of files, for one pane. */
export const FileList = () => (
  <DataGrid
    label="Recent files"
    columns={columns.slice(0, 3)}
    rows={rows}
    rowKey={({ number }) => number}
    resizable={false}
  />
);

/** What is in hand of it, for the other. */
export const FileInHand = () => (
  <section aria-label="File in hand" className="min-h-0 flex-1 overflow-auto p-3">
    <DescriptionList>
      <Description term="File" identifier>
        12-3403
      </Description>
      <Description term="Buyer or borrower">Castellano</Description>
      <Description term="Property">2210 Mill Pond Ln, Someplace</Description>
      <Description term="Officer">Arnold</Description>
    </DescriptionList>
  </section>
);
