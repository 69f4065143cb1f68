import type { BankFileRow } from '@closewright/contract/bank-files';
import { Badge } from '@closewright/ui/badge';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { CircleCheck, RotateCcw } from 'lucide-react';
import type { Clock } from '../../app/session/clock.ts';
import { accountsOf, fileDays, fileSums } from './bank-file-words.ts';

/** The log of files: who brought each and when, of which accounts and days, and what came in and went out by it. */
export const fileColumns = (clock: Clock): GridColumn<BankFileRow>[] => [
  {
    id: 'importedAt',
    header: 'Imported on',
    kind: 'date',
    value: ({ importedAt }) => importedAt,
    text: ({ importedAt }) => clock.moment(importedAt),
    width: 152,
  },
  {
    id: 'fileName',
    header: 'File name',
    value: ({ fileName }) => fileName,
    rowHeader: true,
    grow: 1,
    minWidth: 112,
  },
  {
    id: 'state',
    header: 'State',
    value: (file) => stateOf(file),
    render: (file) => (
      <Badge tone={file.takenBack === null ? 'success' : 'neutral'} icon={file.takenBack ? RotateCcw : CircleCheck}>
        {stateOf(file)}
      </Badge>
    ),
    width: 100,
  },
  { id: 'accounts', header: 'Accounts', value: accountsOf, grow: 1.5, minWidth: 160 },
  { id: 'days', header: 'Days', value: fileDays, width: 176, priority: 3 },
  { id: 'items', header: 'Items', kind: 'number', value: (file) => fileSums(file).items, width: 56 },
  { id: 'in', header: 'In', kind: 'money', value: (file) => fileSums(file).in, width: 104, priority: 1 },
  { id: 'out', header: 'Out', kind: 'money', value: (file) => fileSums(file).out, width: 104, priority: 1 },
  { id: 'format', header: 'Format', kind: 'muted', value: ({ format }) => format, width: 64, priority: 4 },
  { id: 'importedBy', header: 'Imported by', value: ({ importedBy }) => importedBy, width: 112, priority: 2 },
  rowMenuColumn,
];

const stateOf = ({ takenBack }: BankFileRow): string => (takenBack === null ? 'Taken' : 'Taken back');
