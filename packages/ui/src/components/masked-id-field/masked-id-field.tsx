import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { formatTaxId, isUnissuedSsn, maskTaxId, parseTaxId, type TaxIdKind } from '../../lib/parse/tax-id.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import type { TypedFieldNative } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { type MaskedIdFieldMessages, maskedIdFieldMessages } from './masked-id-field.messages.ts';
import { useFormData } from './use-form-data.ts';
import { useReveal } from './use-reveal.ts';
import { useSaveKeys } from './use-save-keys.ts';

export interface MaskedIdFieldProps extends FieldProps, TypedFieldNative {
  /** `ssn` is `ddd-dd-dddd`, `ein` is `dd-ddddddd`. Default 'ssn'. */
  kind?: TaxIdKind;
  /** Offers the other layout, for a party that may be a person or a company; a typed number is written anew in it. */
  onKindChange?: ((kind: TaxIdKind) => void) | undefined;
  /** What is stored, masked by the server (`***-**-4321`), or null for nothing. The stored number itself never comes here. */
  masked?: string | null | undefined;
  /** A number typed and not yet stored; null to remove the stored one; undefined while nothing was changed. */
  value?: string | null | undefined;
  /** Called with the written form (`123-45-4321`) once nine digits are typed, or null when emptied. */
  onValueChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** Fetches the stored number, so that the server can record who looked. Without it there is no eye. */
  onReveal?: (() => Promise<string>) | undefined;
  messages?: Partial<MaskedIdFieldMessages> | undefined;
}

/**
 * A social security or tax number. It shows the last four digits; typing replaces the whole; the eye shows it for ten seconds. While
 * concealed the number is nowhere in the page.
 */
export function MaskedIdField(props: MaskedIdFieldProps) {
  const [fieldProps, own] = splitFieldProps(props);
  const {
    kind = 'ssn',
    onKindChange,
    masked = null,
    value,
    onValueChange,
    onReveal,
    messages,
    onKeyDown,
    ...input
  } = own;
  const words = { ...maskedIdFieldMessages, ...messages };
  const [draft, report] = useControllable<string | null | undefined, ChangeDetails>(
    value,
    undefined,
    onValueChange as never,
  );
  const [text, setText] = useState<string | null>(null);
  const [left, setLeft] = useState(false);

  const shownMask =
    draft === undefined ? (masked ? maskTaxId(masked, kind) : '') : draft === null ? '' : maskTaxId(draft, kind);
  const source = typeof draft === 'string' ? () => Promise.resolve(draft) : shownMask ? onReveal : undefined;
  const { text: plain, state, reveal, conceal } = useReveal(source);
  const reading = text === null ? null : parseTaxId(text, kind);
  const unread = reading?.state === 'refused' ? words.refusal(reading.reason, kind) : undefined;
  const refusal = left ? unread : undefined;
  const doubtful = kind === 'ssn' && typeof draft === 'string' && isUnissuedSsn(draft) ? words.unissued : undefined;
  const concealed = text === null && plain === null && shownMask !== '';
  const field = useField(fieldProps, {
    error: refusal ?? (state === 'failed' ? words.failed : undefined),
    warning: doubtful,
    extra: concealed,
  });
  const name = fieldProps.label ?? fieldProps['aria-label'] ?? '';
  const box = useRef<HTMLDivElement>(null);
  useFormData(box, field.editable ? fieldProps.name : undefined, draft);

  const leave = () => {
    if (text === null) return;
    if (reading?.state === 'refused') return setLeft(true);
    setText(null);
    if (reading?.state === 'read') report(reading.value, { reason: 'commit' });
    else if (shownMask) report(null, { reason: 'clear' });
  };
  useSaveKeys(box, leave, unread ?? '');
  const type = (typed: string) => {
    conceal();
    setLeft(false);
    setText(typed);
  };

  const other: TaxIdKind = kind === 'ssn' ? 'ein' : 'ssn';
  const turn = () => {
    onKindChange?.(other);
    if (typeof draft === 'string') report(formatTaxId(draft, other), { reason: 'pick' });
  };
  const eye = source && field.variant !== 'disabled';

  return (
    <FieldFrame
      field={field}
      slot="masked-id-field"
      root={escapeOwner(text !== null)}
      below={
        concealed ? (
          <span id={field.ids.extra} className="sr-only">
            {words.concealed}
          </span>
        ) : null
      }
    >
      <FieldBox
        field={field}
        ref={box}
        keepEnd
        end={
          eye || (onKindChange && field.editable) ? (
            <>
              {onKindChange && field.editable ? (
                <button
                  type="button"
                  aria-label={words.turn(name, other)}
                  onClick={turn}
                  className="-ms-[7px] -me-1 inline-flex h-6 min-w-6 items-center justify-center rounded-sm text-micro font-medium text-link"
                >
                  {words.kinds[kind]}
                </button>
              ) : null}
              {eye ? (
                <button
                  type="button"
                  aria-label={plain === null ? words.reveal(name) : words.conceal(name)}
                  aria-busy={state === 'loading' || undefined}
                  onClick={() => (plain === null ? void reveal() : conceal())}
                  className="-mr-[5px] inline-flex size-6 items-center justify-center rounded-sm"
                >
                  {state === 'loading' ? (
                    <span aria-hidden className="busy-ring" />
                  ) : plain === null ? (
                    <Eye aria-hidden className="size-3.5" strokeWidth={1.75} />
                  ) : (
                    <EyeOff aria-hidden className="size-3.5" strokeWidth={1.75} />
                  )}
                </button>
              ) : null}
            </>
          ) : null
        }
      >
        <FieldInput
          inputMode="numeric"
          {...input}
          field={field}
          value={text ?? (plain === null ? shownMask : formatTaxId(plain, kind))}
          onChange={(event) =>
            type(concealed ? event.currentTarget.value.replace(shownMask, '') : event.currentTarget.value)
          }
          // The mask is one thing: wherever the caret goes, typing replaces all of it.
          onSelect={({ currentTarget: it }) =>
            concealed &&
            it.selectionEnd !== null &&
            it.selectionEnd - (it.selectionStart ?? 0) < it.value.length &&
            it.select()
          }
          onBlur={leave}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key === 'Enter' && !event.defaultPrevented) leave();
            // A dialog around marks an owned Escape as handled before it gets here: it is ours all the same.
            if (event.key === 'Escape' && text !== null) {
              event.preventDefault();
              event.stopPropagation();
              setText(null);
              setLeft(false);
            }
          }}
          className="identifier"
        />
      </FieldBox>
    </FieldFrame>
  );
}
