import { Button } from '@closewright/ui/button';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useOpenFile } from '../../../open-file/file-context.ts';

/** Prints a computed page, with the file number at the foot of each sheet. */
export function PrintButton() {
  const title = useOpenFile()?.header?.fileNumber ?? '';
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-title', JSON.stringify(title));
    return () => void style.removeProperty('--print-title');
  }, [title]);
  return (
    <Button size="sm" icon={Printer} onClick={() => print()} className="print:hidden">
      Print
    </Button>
  );
}
