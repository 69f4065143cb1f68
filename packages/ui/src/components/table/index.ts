export { tableMessages } from './table.messages.ts';
export { Table, type TableColumn, type TableProps } from './table.tsx';
