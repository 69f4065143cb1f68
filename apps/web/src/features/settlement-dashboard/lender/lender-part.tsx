import type { Settlement } from '@closewright/contract/settlement';
import { Button, buttonVariants } from '@closewright/ui/button';
import { MenuButton } from '@closewright/ui/dropdown-menu';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { toasts } from '@closewright/ui/services/toasts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api/index.ts';
import { saveDownload } from '../../../lib/downloads/index.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import { ComputedPart } from '../../../records/settlement/computed/computed-part.tsx';

const LenderDialog = onDemand(async () => ({ default: (await import('./lender-dialog.tsx')).LenderDialog }));

const formats = { UCD: 'UCD XML', JSON: 'Our own JSON' } as const;

/** Our closing disclosure and the lender's: beside each other in a dialog, or ours as a file that others read. */
export function LenderPart({ statement }: { statement: Settlement }) {
  const file = useOpenFile();
  const [isOpen, setIsOpen] = useState(false);
  const [leftOut, setLeftOut] = useState<{ fileName: string; open: readonly string[] } | null>(null);
  if (file === null) return null;
  const params = { ordersID: file.ordersID, loanID: statement.loanID };
  const fetchOurs = async (format: keyof typeof formats) => {
    setLeftOut(null);
    try {
      const address = await call('exportDisclosure', { params, query: { format } });
      saveDownload(address);
      if (address.open.length > 0) setLeftOut(address);
    } catch (error) {
      toasts.error({ title: 'The disclosure could not be written', message: messageOf(error) });
    }
  };
  return (
    <ComputedPart title="Lender’s disclosure">
      <div className="flex flex-wrap gap-2 px-cell pt-2">
        <Button size="sm" onClick={() => setIsOpen(true)}>
          Compare with lender…
        </Button>
        <MenuButton
          menuLabel="Formats"
          entries={[
            { id: 'UCD', label: formats.UCD, onSelect: () => void fetchOurs('UCD') },
            { id: 'JSON', label: formats.JSON, onSelect: () => void fetchOurs('JSON') },
          ]}
          className={`${buttonVariants({ size: 'sm' })} cursor-pointer`}
        >
          Export ours
          <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
        </MenuButton>
      </div>
      <p role="status" className="px-cell text-label text-muted">
        {leftOut && `Open, and left out of ${leftOut.fileName}: ${leftOut.open.join(', ')}`}
      </p>
      {isOpen && <LenderDialog file={file} statement={statement} onClose={() => setIsOpen(false)} />}
    </ComputedPart>
  );
}
