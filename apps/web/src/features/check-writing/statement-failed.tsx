import { ReadFailed } from '../../lib/read-failed.tsx';
import { useCheckWriting } from './use-check-writing.ts';

/** Says that the statement could not be read, where something follows from it. */
export function StatementFailed() {
  const { statementFailed } = useCheckWriting();
  return statementFailed && <ReadFailed title="The settlement statement could not be read" query={statementFailed} />;
}
