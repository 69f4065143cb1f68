import { LayoutList } from 'lucide-react';
import { useRef } from 'react';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeReason } from '../../lib/change.ts';
import { Button } from '../button/index.ts';
import { Combobox } from '../combobox/index.ts';
import { FieldFrame } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useFieldMode } from '../field-mode/field-mode.tsx';
import { type AskTemplatesOptions, askTemplates } from './ask-templates.ts';
import { documentTemplatePickerMessages } from './document-template-picker.messages.ts';
import { type TemplatePickerBase, templateFieldProps } from './document-template-picker.tsx';
import { PickedTemplates } from './picked-templates.tsx';
import { type DocumentTemplate, searchTemplates } from './template-search.ts';
import { type Templates, useTemplatePicks } from './use-template-picks.ts';

export interface DocumentTemplatesPickerProps extends TemplatePickerBase {
  /** In the order they were picked. */
  value?: Templates | undefined;
  defaultValue?: Templates | undefined;
  onValueChange?: ((value: Templates, details: { reason: ChangeReason }) => void) | undefined;
  /** Offers to look through all templates in a dialog (`askTemplates`): its search, categories, favorites, preview. */
  browse?: Omit<AskTemplatesOptions, 'regionID' | 'picked'> | undefined;
}

const NONE: Templates = [];

/** Several document templates, in the order they were picked. Enter adds and the list stays for the next one. */
export function DocumentTemplatesPicker({
  regionID,
  value,
  defaultValue = NONE,
  onValueChange,
  search,
  browse,
  placeholder,
  messages,
  className,
  ...field
}: DocumentTemplatesPickerProps) {
  const words = { ...documentTemplatePickerMessages, ...messages };
  const [templates, report] = useControllable<Templates, { reason: ChangeReason }>(value, defaultValue, onValueChange);
  const { mode } = useFieldMode(field.mode ?? (field.readOnly ? 'read' : 'edit'));
  const frame = useField({ ...field, className });
  const box = useRef<HTMLDivElement>(null);
  const [region, say] = useAnnouncement();
  const picks = useTemplatePicks(
    templates,
    (next, reason) => report(next, { reason }),
    (count) => say(words.picked(count)),
  );

  const look = async () => {
    if (!browse || regionID === null) return;
    const answer = await askTemplates({ ...browse, regionID, picked: templates });
    if (!answer.dismissed) picks.replace(answer.value);
  };

  if (mode === 'hidden') return null;
  if (mode === 'read')
    return (
      <FieldFrame field={frame} slot="document-templates-picker" group>
        <PickedTemplates templates={templates} remove={words.remove} aria-labelledby={frame.ids.label} />
      </FieldFrame>
    );
  return (
    <div ref={box} data-slot="document-templates-picker" className={className}>
      <Combobox<number, DocumentTemplate>
        {...field}
        {...templateFieldProps({ regionID, search, placeholder, messages })}
        value={null}
        keepOpen
        onValueChange={(_, { option }) => option?.data && picks.add([option.data])}
        search={searchTemplates(search, regionID)}
        optionNote={(option) => (picks.placeOf(option.value) > 0 ? words.already : undefined)}
        onKeyDown={picks.onKeyDown}
      />
      {region}
      {browse && regionID !== null && frame.editable ? (
        <Button size="sm" variant="quiet" icon={LayoutList} className="mt-0.5" onClick={() => void look()}>
          {words.browse}
        </Button>
      ) : null}
      <PickedTemplates
        templates={templates}
        remove={words.remove}
        onRemove={frame.editable ? (id) => picks.remove(new Set([id])) : undefined}
        fallback={() => box.current?.querySelector('input')}
        className="mt-1 empty:hidden"
      />
    </div>
  );
}
