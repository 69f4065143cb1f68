import { markParts, type SelectOption } from './options.ts';

export interface OptionContentProps {
  option: SelectOption<string | number>;
  /** The list has a column of codes. */
  codes: boolean;
  /** What was typed: marked in the label. */
  query: string;
  /** The word for an inactive one that gives no reason. */
  inactive: string;
}

/** What a row of a list shows: code, label with the typed part marked, and a note or the reason at its end. */
export function OptionContent({ option, codes, query, inactive }: OptionContentProps) {
  return (
    <>
      {codes ? <span className="min-w-10 text-muted identifier">{option.code}</span> : null}
      <span className="truncate">
        {markParts(option.label, query).map((part) =>
          part.marked ? (
            <mark
              key={part.from}
              className="bg-transparent font-total text-current underline decoration-accent-border decoration-[1.5px] underline-offset-[3px]"
            >
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </span>
      {option.inactive || option.note ? (
        <span className="ms-auto ps-3 text-[12px] font-normal text-subtle">
          {option.inactive ? (option.reason ?? inactive) : option.note}
        </span>
      ) : null}
    </>
  );
}
