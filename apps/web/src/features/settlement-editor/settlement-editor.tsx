import { onDemand, useFetchedAhead } from '@closewright/ui/lib/on-demand';
import type { CdfEditorProps } from './cdf-editor.tsx';
import { useSettlementEditor } from './use-settlement-editor.ts';

const CdfEditor = onDemand(async () => ({ default: (await import('./cdf-editor.tsx')).CdfEditor }));

/** The settlement statement editor over the page of a file, while the address asks for it. */
export function SettlementEditor({ routeName, ...editor }: { routeName: string } & Omit<CdfEditorProps, 'onClose'>) {
  const close = useSettlementEditor(routeName);
  useFetchedAhead(CdfEditor);
  return close && <CdfEditor {...editor} onClose={close} />;
}
