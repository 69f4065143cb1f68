import { closeRichText, type EditedRichText, isRtf, openRichText } from '@closewright/domain/custom-fields';
import { MemoField } from '@closewright/ui/memo-field';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/index.ts';
import type { CustomFieldCommon } from './custom-field-common.ts';
import { useCustomForm } from './custom-form-context.ts';
import { hasFormatting, htmlToText, textToHtml } from './plain-text.ts';

export interface RichTextFieldProps extends CustomFieldCommon {
  /** HTML or RTF, as it is stored. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** Height of the editor in px (core.md §9). */
const editorHeight = 300;

/**
 * A rich text, edited as plain lines. What is stored stays as it is, formatting included, until the words change; RTF is
 * turned into HTML for editing, and back when the field is left or the form saved, if it was changed (core.md §5).
 */
export function RichTextField({ value, onValueChange, ...field }: RichTextFieldProps) {
  const { services, onBeforeSave } = useCustomForm();
  const { converter } = services;
  const stored = value ?? '';
  const [opened, setOpened] = useState<EditedRichText | null>(() => openedAtOnce(stored));
  const [draft, setDraft] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // Another text came in: a save, a merge, or the value of another record.
  if (opened !== null && draft === null && opened.stored !== stored) setOpened(openedAtOnce(stored));
  useEffect(() => {
    if (opened !== null) return;
    let isGone = false;
    openRichText(stored, converter).then(
      (next) => {
        if (isGone) return;
        setFailure(null);
        setOpened(next);
      },
      (error: unknown) => isGone || setFailure(messageOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [opened, stored, converter]);

  const text = opened === null ? '' : htmlToText(opened.html);
  const htmlOf = (draftText: string, from: EditedRichText) =>
    draftText === htmlToText(from.html) ? from.html : textToHtml(draftText);
  const change = (next: string) => {
    if (opened === null) return;
    setDraft(next);
    // HTML until the end of typing: to convert it is a call.
    onValueChange(next === text ? opened.stored : textToHtml(next));
  };
  /** Stores what was typed as what it was before. Rejects when it could not be converted. */
  const finish = async () => {
    if (opened === null || draft === null) return;
    const html = htmlOf(draft, opened);
    try {
      const next = await closeRichText(opened, html, converter);
      setOpened({ stored: next, html });
      setFailure(null);
      onValueChange(next);
    } catch (error) {
      setFailure(messageOf(error));
      throw error;
    }
  };
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => onBeforeSave(() => latest.current()), [onBeforeSave]);
  const leave = () => {
    finish().then(
      () => setDraft(null),
      () => {},
    );
  };

  return (
    <MemoField
      {...field}
      value={draft ?? text}
      onValueChange={change}
      onBlur={leave}
      minRows={4}
      maxHeight={editorHeight}
      error={failure === null ? field.error : `This text could not be converted. ${failure}`}
      checking={opened === null && failure === null}
      {...(opened === null ? { readOnly: true } : {})}
      {...(opened !== null && hasFormatting(opened.html)
        ? { help: 'This text has formatting, which is kept until you change its words.' }
        : {})}
    />
  );
}

/** HTML needs no conversion. */
function openedAtOnce(stored: string): EditedRichText | null {
  return isRtf(stored) ? null : { stored, html: stored };
}
