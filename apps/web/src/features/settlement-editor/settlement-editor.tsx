import { onDemand, useFetchedAhead } from '@closewright/ui/lib/on-demand';
import { useSettlementEditor } from './use-settlement-editor.ts';

const CdfEditor = onDemand(async () => ({ default: (await import('./cdf-editor.tsx')).CdfEditor }));

/** The settlement statement editor over the page of a file, while the address asks for it. */
export function SettlementEditor({ routeName }: { routeName: string }) {
  const close = useSettlementEditor(routeName);
  useFetchedAhead(CdfEditor);
  return close && <CdfEditor onClose={close} />;
}
