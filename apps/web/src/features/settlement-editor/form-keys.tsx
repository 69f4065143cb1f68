import { Kbd } from '@closewright/ui/kbd';

interface FormKey {
  readonly key: string;
  readonly does: string;
  /** Nothing where the statement is only read. */
  readonly isWriting?: boolean;
}

const keys: readonly FormKey[] = [
  { key: 'Tab', does: 'next cell' },
  { key: 'F1', does: 'why' },
  { key: 'F8', does: 'next check' },
  { key: 'Alt PgDn', does: 'page' },
  { key: 'Alt F', does: 'form' },
  { key: 'Ctrl G', does: 'go to line' },
  { key: 'Ctrl Enter', does: 'add line', isWriting: true },
  { key: 'Ctrl Del', does: 'delete line', isWriting: true },
];

/** What the keys of the editor do, at its foot. */
export const FormKeys = ({ mayEdit }: { mayEdit: boolean }) => (
  <p className="form-keys">
    {keys.map(
      ({ key, does, isWriting }) =>
        (mayEdit || !isWriting) && (
          <span key={key}>
            <Kbd keys={key} /> {does}
          </span>
        ),
    )}
  </p>
);
