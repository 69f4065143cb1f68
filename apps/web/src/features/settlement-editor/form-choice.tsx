import { type FormName, formTitle } from '@closewright/domain/forms';
import { MenuButton } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';

interface FormChoiceProps {
  forms: readonly FormName[];
  shown: FormName;
  onChoose(form: FormName): void;
  /** The form that was chosen is on the paper. */
  onChosen(): void;
}

/** The title of the editor: which form is on the paper, and the others that fit the statement. */
export function FormChoice({ forms, shown, onChoose, onChosen }: FormChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = useRef(false);
  const before = useRef<Element | null>(null);
  const open = () => {
    before.current = document.activeElement;
    button.current?.focus();
    button.current?.click();
  };
  /** The focus goes to the form that was chosen, or to where it was. */
  const onClosed = () => {
    if (isChosen.current) onChosen();
    else (before.current instanceof HTMLElement ? before.current : button.current)?.focus();
    isChosen.current = false;
    before.current = null;
  };
  useHotkey('Alt+KeyF', 'Choose a form', open, { inDialogs: true, inFields: true });
  return (
    <MenuButton
      ref={button}
      menuLabel="Forms of the statement"
      title="Another form (Alt F)"
      entries={forms.map((form) => ({
        kind: 'radio',
        id: form,
        label: formTitle(form),
        checked: form === shown,
        onSelect: () => {
          isChosen.current = true;
          onChoose(form);
        },
      }))}
      onClosed={onClosed}
      className="form-choice"
    >
      <span className="truncate">{formTitle(shown)}</span>
      <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
    </MenuButton>
  );
}
