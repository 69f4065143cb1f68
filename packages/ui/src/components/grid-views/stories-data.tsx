import { useState } from 'react';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { DataGrid, type GridState, initialGridState } from '../data-grid/index.ts';
import { columns, makeRows } from '../data-grid/stories-data.tsx';
import { createMemory, type Memory } from '../memory/index.ts';
import { GridViews } from './index.ts';

const rows = makeRows(60);
const standard: Partial<GridState> = { sort: [{ column: 'number', direction: 'ascending' }] };
const state = (part: Partial<GridState>): GridState => ({ ...initialGridState, ...part });

export const closings = state({ sort: [{ column: 'closing', direction: 'ascending' }], filters: { status: 'open' } });
export const prices = state({
  order: ['number', 'price', 'buyer', 'property', 'closing', 'officer', 'status'],
  hidden: ['officer'],
  widths: { price: 140 },
  density: 'roomy',
});

/** A memory with two views kept, and one of them shown. */
export function viewsMemory(view?: string, changes: Partial<GridState> = {}): Memory {
  const memory = createMemory();
  const views = [
    { name: 'Next closings', state: closings },
    { name: 'Prices first', state: prices },
  ];
  memory.set('grid-views:files', { version: 1, views: views.map(({ name }, at) => ({ id: at + 1, name })) });
  views.forEach((each, at) => {
    memory.set(`grid-view:files:${at + 1}`, each.state);
  });
  const shown = views.find(({ name }) => name === view);
  if (shown) memory.set('grid:files', { ...shown.state, view, ...changes });
  return memory;
}

/** A grid under its toolbar, as a screen would hold them. */
export function FilesWithViews({ memory: given, added = false }: { memory?: Memory; added?: boolean }) {
  const [own] = useState(() => createMemory());
  const memory = given ?? own;
  const all = added
    ? [...columns.slice(0, 2), { id: 'added', header: 'Region', value: () => 'North', width: 80 }, ...columns.slice(2)]
    : columns;
  return (
    <div className="flex h-[420px] flex-col">
      <div className="flex items-center justify-end gap-2 p-2">
        <GridViews label="recent files" gridKey="files" defaultState={standard} memory={memory} />
      </div>
      <DataGrid
        label="Recent files"
        columns={all}
        rows={rows}
        rowKey={(row) => row.number}
        gridKey="files"
        defaultState={standard}
        memory={memory}
      />
      <DialogsHost />
    </div>
  );
}
