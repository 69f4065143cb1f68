import type { Ref } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { Combobox, type ComboboxHandle, type ComboboxMessages } from '../combobox/index.ts';
import type { FieldProps } from '../field/use-field.ts';
import {
  type DocumentTemplatePickerMessages,
  documentTemplatePickerMessages,
} from './document-template-picker.messages.ts';
import { type DocumentTemplate, type SearchTemplates, searchTemplates, templateLimits } from './template-search.ts';

/** What both template pickers take. */
export interface TemplatePickerBase extends FieldProps {
  /** The region whose templates are offered, besides those of every region; null disables the field. */
  regionID: number | null;
  /** The caller's search, by name. Never asked for an empty text. */
  search: SearchTemplates;
  placeholder?: string | undefined;
  messages?: Partial<DocumentTemplatePickerMessages & ComboboxMessages> | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** For a form that waits for what is typed. */
  handle?: Ref<ComboboxHandle> | undefined;
}

export interface DocumentTemplatePickerProps extends TemplatePickerBase {
  value?: DocumentTemplate | null | undefined;
  defaultValue?: DocumentTemplate | null | undefined;
  onValueChange?: ((value: DocumentTemplate | null, details: ChangeDetails) => void) | undefined;
}

/** The props of the combobox that both template pickers share. */
export function templateFieldProps({ regionID, placeholder, messages }: TemplatePickerBase) {
  const words = { ...documentTemplatePickerMessages, ...messages };
  return {
    ...(regionID === null ? { disabled: true, disabledReason: words.regionFirst } : {}),
    placeholder: regionID === null ? words.regionFirst : (placeholder ?? words.placeholder),
    scope: String(regionID),
    minLength: 1,
    maxLength: templateLimits.maxLength,
    messages: { ...messages, none: words.none },
  };
}

/** One document template of a region. */
export function DocumentTemplatePicker({
  regionID,
  value,
  defaultValue = null,
  onValueChange,
  search,
  placeholder,
  messages,
  ...field
}: DocumentTemplatePickerProps) {
  const [template, report] = useControllable<DocumentTemplate | null, ChangeDetails>(
    value,
    defaultValue,
    onValueChange,
  );
  return (
    <Combobox<number, DocumentTemplate>
      {...field}
      {...templateFieldProps({ regionID, search, placeholder, messages })}
      value={template?.documentTemplateID ?? null}
      valueLabel={template?.name}
      onValueChange={(_, { reason, option }) => report(option?.data ?? null, { reason })}
      search={searchTemplates(search, regionID)}
    />
  );
}
