import { asksForNewFile } from '@closewright/domain/navigation';
import { onDemand, useFetchedAhead } from '@closewright/ui/lib/on-demand';
import { useShownLocation } from '../../app/navigation/use-shown-location.ts';

const NewFileAsked = onDemand(async () => {
  const [{ NewFileAsked: Asked }] = await Promise.all([
    import('./new-file-asked.tsx'),
    import('./new-file-dialog.tsx'),
  ]);
  return { default: Asked };
});

/** The dialog Create New File while the address asks for it. Its code comes once the first screen is at rest. */
export function NewFileOnDemand() {
  useFetchedAhead(NewFileAsked);
  return asksForNewFile(useShownLocation().search) ? <NewFileAsked /> : null;
}
