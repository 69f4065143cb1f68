import type { WireOut } from '@closewright/contract/wires';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { FilesPage } from './files-page.tsx';
import { useFileActs } from './use-file-acts.ts';
import { useWireRefusals } from './use-wire-acts.ts';
import { useRefresh } from './use-wires-out.ts';
import { type AskedWiresOut, readAsked } from './wires-out-asked.ts';
import { WiresPage } from './wires-page.tsx';

export interface ExpectedWiresOutScreenProps {
  /** What the address asks for. */
  asked: AskedWiresOut;
  /** Something else was chosen: the address follows. */
  onAsk(asked: AskedWiresOut): void;
  /** Opens the disbursements of the file of a wire. */
  onOpen(wire: WireOut): void;
  /** Address of that page, so that it can be opened in another tab. */
  hrefOf(wire: WireOut): string;
}

/** Expected Wires Out: wires that were posted, named, released by another person and sent; and the files that sent them. */
export function ExpectedWiresOutScreen({ asked, onAsk, onOpen, hrefOf }: ExpectedWiresOutScreenProps) {
  const refresh = useRefresh();
  const refusal = useWireRefusals().send;
  const files = useFileActs({ account: asked.account, refusal, refresh });
  const isFiles = asked.show === 'files';
  const ask = (part: { [K in keyof AskedWiresOut]: AskedWiresOut[K] | undefined }) =>
    onAsk(readAsked({ ...asked, ...part }));
  useHotkey(refusal === null ? 'KeyM' : null, 'Make file', () => void files.make(), {
    opensBox: files.obstacle === null,
  });
  useHotkey(refusal === null ? 'KeyI' : null, 'Take returns', () => void files.takeReturns(), { opensBox: true });
  useHotkey('KeyF', isFiles ? 'Payments' : 'Files', () => ask({ show: isFiles ? undefined : 'files' }));
  return isFiles ? (
    <FilesPage asked={asked} onAsk={ask} acts={files} refusal={refusal} />
  ) : (
    <WiresPage asked={asked} onAsk={ask} files={files} refresh={refresh} onOpen={onOpen} hrefOf={hrefOf} />
  );
}
