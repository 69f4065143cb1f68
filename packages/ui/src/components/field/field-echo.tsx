import { useState } from 'react';

/**
 * What the field understood so far, below the box while typing. Described, not announced: a voice on every key would be noise. Once
 * there it is hidden, not taken away, because a node that goes while typing parts the browser's undo in two.
 */
export function FieldEcho({ id, text }: { id: string; text: string | null }) {
  const [last, setLast] = useState(text);
  if (text !== null && text !== last) setLast(text);
  return last === null && text === null ? null : (
    <p
      id={id}
      data-slot="field-echo"
      hidden={text === null}
      className="mt-0.5 truncate text-[12px] leading-4 text-subtle figures"
    >
      {text ?? last}
    </p>
  );
}
