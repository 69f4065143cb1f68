import type { OrderRow } from '@closewright/contract/orders';
import { Badge } from '@closewright/ui/badge';
import { fileMarks } from './file-marks.ts';

export interface FileStatusCellProps {
  file: OrderRow;
  /** Name of the status. */
  status: string;
  since: (instant: string) => string;
}

/** The first mark in words, further ones as icons; a plain file says its status in muted text. */
export function FileStatusCell({ file, status, since }: FileStatusCellProps) {
  const [first, ...more] = fileMarks(file, since);
  if (first === undefined) return <span className="text-muted">{status}</span>;
  return (
    <span className="flex items-center gap-1">
      <Badge tone={first.tone} icon={first.icon} title={first.detail}>
        {first.text}
      </Badge>
      {more.map((mark) => (
        <Badge key={mark.text} tone={mark.tone} icon={mark.icon} title={mark.detail} className="px-1">
          <span className="sr-only">{mark.detail}</span>
        </Badge>
      ))}
    </span>
  );
}
