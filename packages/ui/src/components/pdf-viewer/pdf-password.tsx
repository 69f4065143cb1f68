import { Lock } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { Button } from '../button/index.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import type { pdfViewerMessages } from './pdf-viewer.messages.ts';

export interface PdfPasswordProps {
  text: typeof pdfViewerMessages;
  /** The last answer was not it. */
  wrong: boolean;
  onAnswer: (password: string) => void;
}

/** Asks for the password of a protected document. It is handed to the library and kept nowhere. */
export function PdfPassword({ text, wrong, onAnswer }: PdfPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const field = useField({ label: text.password, ...(wrong && { error: text.wrongPassword }) });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (password === '') input.current?.focus();
    else onAnswer(password);
  };
  return (
    <form onSubmit={submit} className="flex max-w-80 flex-col items-start gap-2 p-3">
      <p className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden className="size-icon text-subtle" strokeWidth={1.75} />
        {text.protectedTitle}
      </p>
      <div className="w-full">
        <FieldFrame field={field} slot="pdf-password">
          <FieldBox field={field}>
            <FieldInput ref={input} field={field} type="password" autoComplete="off" />
          </FieldBox>
        </FieldFrame>
      </div>
      <Button type="submit">{text.open}</Button>
    </form>
  );
}
